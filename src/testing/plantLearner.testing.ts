import { type Connect, CURRENT_LEARNER } from '../adapters/embedded/database';
import { recordOf } from '../adapters/embedded/indexes';
import type { Activity } from '../domain/activity/activity';
import type { Learner } from '../domain/learner/learner';
import { NO_PREFERENCES, type UserPreferences } from '../domain/learner/preferences';
import { rebuildMemory } from '../domain/memory/withMemoryChange';
import type { Aim } from '../domain/practice/aim';
import { startRun } from '../domain/practice/run';
import { ACHIEVEMENTS } from '../domain/progress/achievements';
import { BEADS } from '../domain/progress/beads';
import type { Difficulty } from '../domain/quiz/difficulty';
import { rebuildSummary } from '../domain/progress/rebuildSummary';
import type { AnyExercise } from '../exercises/kinds';
import { pauseRun } from '../practice/pausedRuns/pausedRuns';
import { unnumbered } from '../practice/useStartedRun';
import { saveCelebratedBadges } from '../state/figures/celebratedBadges';

export type PlantedLearner = {
  readonly profile?: Partial<UserPreferences>;
  /** What the learner has recorded; the totals and the memory are derived from it. */
  readonly activities?: readonly Activity[];
  /** Completed quizzes of the three levels. */
  readonly quizResults?: readonly { readonly difficulty: Difficulty; readonly percentage: number }[];
  /** A run that was begun and left, with these tasks and no answer yet. */
  readonly pausedRun?: { readonly aim: Aim; readonly exercises: readonly AnyExercise[] };
};

const COMPLETE: UserPreferences = {
  ...NO_PREFERENCES,
  age: 8,
  grade: 3,
  interests: ['Kites'],
  hobbies: ['Kites'],
  likes: ['Kites'],
  dislikes: ['Kites'],
  favoriteFoods: ['Kites'],
  isProfileComplete: true,
  startAt: 'letters',
};

/** No celebration may cover the page. */
const CELEBRATED = { level: 99, achievements: ACHIEVEMENTS.map(({ id }) => id), beads: BEADS.map(({ id }) => id) };

/** Writes a signed-in learner into the device's database, as the app stores them. */
export async function plantLearner(
  connect: Connect,
  learner: Learner,
  { profile = {}, activities = [], quizResults = [], pausedRun }: PlantedLearner,
): Promise<void> {
  saveCelebratedBadges(learner.id, CELEBRATED);
  if (pausedRun) {
    const { aim, exercises } = pausedRun;
    const tasks = exercises.map(unnumbered);
    pauseRun(startRun({ recordId: 'planted', userId: learner.id, aim, tasks }, Date.now()));
  }
  const own = activities.map((activity) => ({ ...activity, userId: learner.id }));
  const memory = rebuildMemory(own);
  const change = (await connect()).transaction(
    [
      'learners',
      'device',
      'userPreferences',
      'activities',
      'quizResults',
      'learnerSummaries',
      'letterMemories',
      'wordMemories',
      'sentenceMemories',
      'poemMemories',
    ],
    'readwrite',
  );
  void change.objectStore('learners').put(learner);
  void change.objectStore('device').put(learner.id, CURRENT_LEARNER);
  const documents = [
    ['userPreferences', { ...COMPLETE, ...profile }],
    ...(own.length === 0
      ? []
      : ([
          ['learnerSummaries', rebuildSummary(own)],
          ['letterMemories', memory.letters],
          ['wordMemories', memory.words],
          ['sentenceMemories', memory.sentences],
          ['poemMemories', memory.poems],
        ] as const)),
  ] as const;
  for (const [collection, fields] of documents)
    void change.objectStore(collection).put(recordOf(collection, learner.id, { ...fields }));
  for (const [at, activity] of own.entries())
    void change.objectStore('activities').put(recordOf('activities', `planted-${at}`, { ...activity }));
  for (const [at, result] of quizResults.entries()) {
    const data = { ...result, userId: learner.id, completed: true, timestamp: at };
    void change.objectStore('quizResults').put(recordOf('quizResults', `planted-${at}`, data));
  }
  await change.done;
}
