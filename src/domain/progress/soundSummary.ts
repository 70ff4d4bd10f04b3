import type { LearnerSummary } from '../learner/summary';

const MAX_SECONDS_PER_DAY = 86_400;
/** Far more than anyone can reach, and far below where numbers lose precision. */
const MAX_COUNT = 1_000_000_000_000;

/** Replaces a negative, infinite or NaN count by 0. */
const soundCount = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), MAX_COUNT) : 0;

/** Valid counts, the usual case, are not copied: years of learning leave thousands. */
const soundCounts = (counts: Readonly<Record<string, number>>, max = MAX_COUNT): Readonly<Record<string, number>> =>
  Object.values(counts).every((value) => value <= max && value === soundCount(value))
    ? counts
    : Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Math.min(max, soundCount(value))]));

/** The summary without impossible counts. All figures are computed from this. */
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

/** The count of this name. Names come from stored data, so inherited ones such as `constructor` are ignored. */
export const countOf = (counts: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
