import type { LearnerSummary } from '../learner/summary';

const MAX_SECONDS_PER_DAY = 86_400;
/** Far more than a life of learning brings, and far from where numbers lose their exactness. */
const MOST = 1_000_000_000_000;

/** A number that can be counted with: what a fault left below zero, endless or not a number is none. */
const soundCount = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), MOST) : 0;

/** Those that are sound already, as nearly always, are not copied: after years there are thousands. */
const soundCounts = (counts: Readonly<Record<string, number>>, most = MOST): Readonly<Record<string, number>> =>
  Object.values(counts).every((value) => value <= most && value === soundCount(value))
    ? counts
    : Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Math.min(most, soundCount(value))]));

/** The summary without what cannot be: every figure is made from this. */
export const soundSummary = (summary: LearnerSummary): LearnerSummary => ({
  activities: soundCount(summary.activities),
  secondsSpent: soundCount(summary.secondsSpent),
  secondsByDay: soundCounts(summary.secondsByDay, MAX_SECONDS_PER_DAY),
  points: soundCount(summary.points),
  pointsByDay: soundCounts(summary.pointsByDay),
  partsDone: summary.partsDone,
  quizPoints: soundCount(summary.quizPoints),
  quizzesCompleted: soundCounts(summary.quizzesCompleted),
  quizzesPassed: soundCount(summary.quizzesPassed),
  quizPercentages: soundCount(summary.quizPercentages),
  poemsLearned: soundCount(summary.poemsLearned),
  storiesRead: summary.storiesRead,
  storySeconds: soundCount(summary.storySeconds),
  storyWords: soundCount(summary.storyWords),
  rightByItem: soundCounts(summary.rightByItem),
  wrongByItem: soundCounts(summary.wrongByItem),
});

/** The count under this name; names come from outside, and `constructor` is none of ours. */
export const countOf = (counts: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
