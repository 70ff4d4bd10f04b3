import * as v from 'valibot';
import { GRADES } from '../../domain/learner/preferences';
import { ACTIVITY_KINDS } from '../../domain/activity/activity';
import { DIFFICULTIES } from '../../domain/quiz/difficulty';
import { amount, finite, flag, moment, namesTo, text, texts } from './tolerant';

const OLDEST = 150;

const years = v.pipe(finite, v.minValue(0), v.maxValue(OLDEST));

const age = v.fallback(
  v.nullable(v.union([years, v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), years)])),
  null,
);

/** A grade, also as `'3'` or `'Grade 3'`. */
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

export const userPreferences = v.object({
  age,
  grade,
  interests: texts,
  hobbies: texts,
  likes: texts,
  dislikes: texts,
  favoriteFoods: texts,
  isProfileComplete: flag,
});

const counted = v.pipe(finite, v.minValue(0));

export const learnerSummary = v.object({
  activities: amount,
  secondsSpent: amount,
  secondsByDay: namesTo(counted),
  points: amount,
  pointsByDay: namesTo(counted),
  partsDone: texts,
  quizPoints: amount,
  quizzesCompleted: namesTo(counted),
  quizzesPassed: amount,
  quizPercentages: amount,
  poemsLearned: amount,
  rightByItem: namesTo(counted),
  wrongByItem: namesTo(counted),
});

export const learningSession = v.object({
  userId: text,
  searchQuery: text,
  startTime: moment,
  endTime: moment,
  timeSpentSeconds: amount,
  timestamp: moment,
});

const LAST_MOMENT = 8_640_000_000_000_000;

/** For an activity that does not say its day. */
const utcDay = (at: number): string => new Date(Math.min(LAST_MOMENT, Math.max(0, at))).toISOString().slice(0, 10);

export const activity = v.pipe(
  v.object({
    userId: text,
    kind: v.picklist(ACTIVITY_KINDS),
    lessonId: v.fallback(v.optional(v.string()), undefined),
    part: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
    difficulty: v.fallback(v.optional(v.picklist(DIFFICULTIES)), undefined),
    startedAt: moment,
    day: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
    secondsSpent: amount,
    right: texts,
    wrong: texts,
    mixedUp: v.fallback(v.optional(texts), undefined),
  }),
  v.transform(({ lessonId, part, difficulty, mixedUp, ...rest }) => ({
    ...rest,
    day: rest.day || utcDay(rest.startedAt),
    ...(lessonId !== undefined && { lessonId }),
    ...(part !== undefined && { part }),
    ...(difficulty !== undefined && { difficulty }),
    ...(mixedUp !== undefined && { mixedUp }),
  })),
);
