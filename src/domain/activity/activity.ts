import type { Difficulty } from '../quiz/difficulty';
import { calendarDay, soundMoment } from './calendarDay';

/**
 * Why a learner practiced: `review` is for due items, `today` is the daily run, `chosen` is for letters the learner
 * picked, and `drill` is for two letters they mix up.
 */
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

/** Answered items, by item key: `letter:ధ`, `word:animals_cow`. */
export type AnsweredItems = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** The items of `right` that took the learner a long time. */
  readonly hesitant: readonly string[];
  /** The right letter or sign and the one the learner picked, separated by a space: `ధ ద`. */
  readonly mixedUp: readonly string[];
  /** The right letter or sign, which the learner picked, and one offered beside it: `ధ ద`. */
  readonly toldApart: readonly string[];
};

export const NO_ANSWERS: AnsweredItems = { right: [], wrong: [], hesitant: [], mixedUp: [], toldApart: [] };

type When = {
  readonly userId: string;
  readonly startedAt: number;
  /** The learner's local day at the start, such as `2026-11-15`. It is stored because their time zone may change later. */
  readonly day: string;
  readonly secondsSpent: number;
};

/** `part` is the number of the quiz in its lesson, from 1. */
type LessonQuizDone = { readonly kind: 'lesson-quiz'; readonly lessonId: string; readonly part: number };

type PracticeDone = {
  readonly kind: 'practice';
  readonly purpose: Purpose;
  /** Number of tasks answered right. */
  readonly tasksDone: number;
  /** Keys of the lesson exercises that this run completed (domain/lesson/parts). */
  readonly partsDone: readonly string[];
};

/** A single exercise. Old records only: practice is now recorded once per run. */
type ExerciseDone = { readonly kind: 'exercise'; readonly lessonId: string; readonly part: number };

/**
 * A visit to a story or rhyme; `storyId` is its key (domain/reading/textKey). Words the learner looked up are in `wrong`,
 * so that they come up for review.
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

/** A recorded result. It is written once and never changed. */
export type Activity = When & AnsweredItems & Done;

export type ActivityKind = Activity['kind'];
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { readonly kind: K }>;

export function whenOf(userId: string, start: number, secondsSpent: number): When {
  const startedAt = soundMoment(start);
  return { userId, startedAt, day: calendarDay(new Date(startedAt)), secondsSpent };
}
