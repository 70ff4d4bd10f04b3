import * as v from 'valibot';
import { GRADES } from '../../domain/learner/preferences';
import { ACTIVITY_KINDS } from '../../domain/learning/activity';
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

export const learnerSummary = v.object({
  activities: amount,
  secondsSpent: amount,
  secondsByDay: namesTo(finite),
  lessonsCompleted: texts,
  quizPoints: amount,
  quizzesCompleted: namesTo(finite),
});

export const learningSession = v.object({
  userId: text,
  searchQuery: text,
  startTime: moment,
  endTime: moment,
  timeSpentSeconds: amount,
  timestamp: moment,
});

export const activity = v.pipe(
  v.object({
    userId: text,
    kind: v.picklist(ACTIVITY_KINDS),
    lessonId: v.fallback(v.optional(v.string()), undefined),
    startedAt: moment,
    secondsSpent: amount,
    right: texts,
    wrong: texts,
  }),
  v.transform(({ lessonId, ...rest }) => (lessonId === undefined ? rest : { ...rest, lessonId })),
);
