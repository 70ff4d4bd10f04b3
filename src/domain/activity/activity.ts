import type { Difficulty } from '../quiz/difficulty';
import { calendarDay, soundMoment } from './calendarDay';

/** Why somebody practised: a lesson's exercises, what is due, today's sitting, letters they chose, two letters they mix up, spelling, a poem, a story, the first try, finding out where to begin, writing. */
export const PURPOSES = [
  'lesson',
  'review',
  'today',
  'chosen',
  'drill',
  'spelling',
  'poem',
  'story',
  'trial',
  'placement',
  'writing',
] as const;
type Purpose = (typeof PURPOSES)[number];

/** What was answered, each by its key: `letter:ధ`, `word:animals_cow`. */
export type AnsweredItems = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** Those of `right` that took long. */
  readonly hesitant: readonly string[];
  /** What was asked for and what was picked, with a space between: `ధ ద`. */
  readonly mixedUp: readonly string[];
  /** What was asked for and what was offered beside it, and not taken: `ధ ద`. */
  readonly toldApart: readonly string[];
};

export const NO_ANSWERS: AnsweredItems = { right: [], wrong: [], hesitant: [], mixedUp: [], toldApart: [] };

type When = {
  readonly userId: string;
  readonly startedAt: number;
  /** The day on the learner's own calendar when it began, as in `2026-11-15`: they may live elsewhere tomorrow. */
  readonly day: string;
  readonly secondsSpent: number;
};

/** A quiz of a lesson, numbered from 1. */
type LessonQuizDone = { readonly kind: 'lesson-quiz'; readonly lessonId: string; readonly part: number };

type PracticeDone = {
  readonly kind: 'practice';
  readonly purpose: Purpose;
  /** How many tasks were right. */
  readonly tasksDone: number;
  /** Exercises of lessons that are done with it, by their keys (domain/lesson/parts). */
  readonly partsDone: readonly string[];
};

/** One exercise by itself: as it was recorded before practice was recorded by the sitting. */
type ExerciseDone = { readonly kind: 'exercise'; readonly lessonId: string; readonly part: number };

/**
 * A stay at a story or a rhyme, by its key (domain/reading/textKey). The words that the learner asked for are in `wrong`:
 * they are not known yet, and so they come into the review.
 */
type StoryDone = { readonly kind: 'story'; readonly storyId: string; readonly isRead: boolean };

type Done =
  | PracticeDone
  | ExerciseDone
  | LessonQuizDone
  | { readonly kind: 'quiz'; readonly difficulty: Difficulty }
  | { readonly kind: 'poem'; readonly poemId: string }
  | { readonly kind: 'poem-learned'; readonly poemId: string }
  | StoryDone
  | { readonly kind: 'search' };

/** One piece of learning, written once and never changed. */
export type Activity = When & AnsweredItems & Done;

export type ActivityKind = Activity['kind'];
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { readonly kind: K }>;

/** When it was, for whom and how long, from the moment it began. */
export function whenOf(userId: string, begun: number, secondsSpent: number): When {
  const startedAt = soundMoment(begun);
  return { userId, startedAt, day: calendarDay(new Date(startedAt)), secondsSpent };
}
