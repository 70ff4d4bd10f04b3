import * as v from 'valibot';
import { DAILY_MINUTES, GRADES, START_PLACES, type UserPreferences } from '../../domain/learner/preferences';
import { type Activity, PURPOSES } from '../../domain/activity/activity';
import { DIFFICULTIES } from '../../domain/quiz/difficulty';
import { amount, counts, countsOfEach, finite, flag, moment, text, texts } from './tolerant';

const MAX_AGE = 150;

const years = v.pipe(finite, v.minValue(0), v.maxValue(MAX_AGE));

const age = v.fallback(
  v.nullable(v.union([years, v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), years)])),
  null,
);

/** Accepts a number, `'3'` and `'Grade 3'`. */
export const grade = v.fallback(
  v.nullable(
    v.union([
      v.picklist(GRADES),
      v.pipe(
        v.string(),
        v.transform((words) => Number(/\d+/.exec(words)?.[0])),
        v.picklist(GRADES),
      ),
    ]),
  ),
  null,
);

const startAt = v.fallback(v.optional(v.picklist(START_PLACES)), undefined);
const dailyMinutes = v.fallback(
  v.optional(
    v.union([
      v.picklist(DAILY_MINUTES),
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.picklist(DAILY_MINUTES)),
    ]),
  ),
  undefined,
);

export const userPreferences = v.pipe(
  v.object({
    age,
    grade,
    interests: texts,
    hobbies: texts,
    likes: texts,
    dislikes: texts,
    favoriteFoods: texts,
    isProfileComplete: flag,
    startAt: v.optional(startAt),
    dailyMinutes: v.optional(dailyMinutes),
  }),
  // Fields that were not chosen are omitted, because some stores reject `undefined`.
  v.transform(({ startAt: place, dailyMinutes: minutes, ...known }): UserPreferences => ({
    ...known,
    ...(place === undefined ? {} : { startAt: place }),
    ...(minutes === undefined ? {} : { dailyMinutes: minutes }),
  })),
);

export const learnerSummary = v.object({
  activities: amount,
  secondsSpent: amount,
  secondsByDay: counts,
  points: amount,
  pointsByDay: counts,
  partsDone: texts,
  quizPoints: amount,
  quizzesCompleted: counts,
  quizzesPassed: amount,
  quizPercentages: amount,
  poemsLearned: amount,
  storiesRead: texts,
  storySeconds: amount,
  storyWords: amount,
  rightByItem: counts,
  wrongByItem: counts,
});

export const memory = v.object({ items: countsOfEach, pairs: countsOfEach });

export const learningSession = v.object({
  userId: text,
  searchQuery: text,
  startTime: moment,
  endTime: moment,
  timeSpentSeconds: amount,
  timestamp: moment,
});

/** The day of an activity that was stored without one. */
const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

const words = v.pipe(v.string(), v.nonEmpty());
/** The exercises and quizzes of a lesson are numbered from 1. */
const place = v.pipe(v.number(), v.integer(), v.minValue(1));
const lessonPart = { lessonId: words, part: place };

const anyActivity = {
  userId: text,
  startedAt: moment,
  day: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  secondsSpent: amount,
  right: texts,
  wrong: texts,
  hesitant: texts,
  mixedUp: texts,
  toldApart: texts,
};

/** Earlier versions stored the id of a poem as `lessonId`. */
const withPoemId = v.transform(({ lessonId, ...found }: Record<string, unknown>): unknown => ({
  poemId: lessonId,
  lessonId,
  ...found,
}));

/** An activity without the fields of its kind is useless and is dropped. */
const activityOfKind: v.GenericSchema<unknown, Activity> = v.variant('kind', [
  v.object({
    ...anyActivity,
    kind: v.literal('practice'),
    purpose: v.picklist(PURPOSES),
    tasksDone: amount,
    partsDone: texts,
  }),
  v.object({ ...anyActivity, kind: v.literal('exercise'), ...lessonPart }),
  v.object({ ...anyActivity, kind: v.literal('lesson-quiz'), ...lessonPart }),
  v.object({ ...anyActivity, kind: v.literal('quiz'), difficulty: v.picklist(DIFFICULTIES) }),
  v.object({ ...anyActivity, kind: v.literal('poem'), poemId: words }),
  v.object({ ...anyActivity, kind: v.literal('poem-learned'), poemId: words }),
  v.object({ ...anyActivity, kind: v.literal('story'), storyId: words, isRead: flag }),
  v.object({ ...anyActivity, kind: v.literal('search') }),
]);

export const activity = v.pipe(
  v.record(v.string(), v.unknown()),
  withPoemId,
  activityOfKind,
  v.transform((done): Activity => ({ ...done, day: done.day || utcDay(done.startedAt) })),
);
