import { createContext, use, useSyncExternalStore } from 'react';
import type { Activity } from '../../domain/activity/activity';
import type { UserPreferences } from '../../domain/learner/preferences';
import { EMPTY_SUMMARY, type LearnerSummary } from '../../domain/learner/summary';
import type { MemoryDocument } from '../../domain/memory/memoryDocument';
import { withActivity } from '../../domain/progress/withActivity';
import { DIFFICULTIES, type Difficulty } from '../../domain/quiz/difficulty';
import type { CountByDifficulty } from '../../domain/quiz/locks';
import { isPassed, PASS_MARK_PERCENT } from '../../domain/quiz/passMark';
import type { Result } from '../../domain/result';
import type { Documents, DocumentsError } from '../../ports/documents';
import { type LearnersMemory, memoryAfter, partAfter, readLetterMemory, readMemory } from './learnersMemory';
import { live } from '../values/liveValue';
import { readProfile } from '../session/profileWrites';
import { type Loading, type Shared, shared } from '../values/sharedValue';
import type { Recording } from '../recording/outbox';

/** Bounds the reads, however long the history is. */
export const NEWEST_ACTIVITIES = 50;
/** Firestore bills each read, so most of them come from the cache. */
const NEWEST_FROM_SERVER = 8;

/** The data of the learner's screens. Each value is read once, on first use, and shared by all screens. */
export type LearnerData = {
  readonly profile: Shared<UserPreferences>;
  readonly summary: Shared<LearnerSummary>;
  readonly memory: Shared<LearnersMemory>;
  readonly letterMemory: Shared<MemoryDocument>;
  readonly newest: Shared<readonly Activity[]>;
  readonly passedQuizzes: Shared<CountByDifficulty>;
  /** Updates the values with an activity recorded on this page. */
  readonly recorded: (recording: Recording) => void;
  /** Reads everything again, after an import or a change in another tab. */
  readonly refresh: () => Promise<void>;
  /** Called after another tab recorded an activity. */
  readonly recordedElsewhere: () => void;
  /** Stops listening, when the learner's screens are gone. */
  readonly stop: () => void;
};

function valueOrNull<T, R>(what: string, found: Result<T, DocumentsError>, convert: (value: T) => R): R | null {
  if (found.ok) return convert(found.value);
  console.warn(`${what} could not be read:`, found.error.kind, found.error.detail);
  return null;
}

const passedOf = (documents: Documents, userId: string, difficulty: Difficulty) =>
  documents.count('quizResults', [
    { field: 'userId', is: '==', value: userId },
    { field: 'difficulty', is: '==', value: difficulty },
    { field: 'completed', is: '==', value: true },
    { field: 'percentage', is: '>=', value: PASS_MARK_PERCENT },
  ]);

async function readPassed(documents: Documents, userId: string): Promise<CountByDifficulty | null> {
  const [easy, medium, hard] = await Promise.all(DIFFICULTIES.map((level) => passedOf(documents, userId, level)));
  if (easy?.ok && medium?.ok && hard?.ok) return { easy: easy.value, medium: medium.value, hard: hard.value };
  const failure = [easy, medium, hard].find((count) => count?.ok === false);
  console.warn('The quiz requirements could not be checked:', failure?.ok === false ? failure.error : '');
  return null;
}

type Summary = { readonly of: Shared<LearnerSummary>; readonly isLive: boolean; readonly stop: () => void };

/** Watches the summary when other devices may change it; otherwise reads it once. */
function openSummary(documents: Documents, userId: string, onChangeElsewhere: () => void): Summary {
  const { watch } = documents;
  if (!watch) {
    const of = shared(async () =>
      valueOrNull('The summary', await documents.get('learnerSummaries', userId), (found) => found ?? EMPTY_SUMMARY),
    );
    return { of, isLive: false, stop: () => undefined };
  }
  let known: number | null = null;
  const of = live<LearnerSummary>((tell) =>
    watch('learnerSummaries', userId, (seen) => {
      const summary = valueOrNull('The summary', seen, ({ document }) => document ?? EMPTY_SUMMARY);
      if (seen.ok && summary) {
        // Changes from this device are already known before they reach the server.
        if (!seen.value.isOurs && known !== null && summary.activities > known) onChangeElsewhere();
        known = summary.activities;
      }
      tell(summary);
    }),
  );
  return { of, isLive: true, stop: of.stop };
}

const withResult = (passed: CountByDifficulty, { also }: Recording): CountByDifficulty => {
  if (also?.collection !== 'quizResults' || !also.data.completed || !isPassed(also.data.percentage)) return passed;
  return { ...passed, [also.data.difficulty]: passed[also.data.difficulty] + 1 };
};

export function openLearnerData(documents: Documents, userId: string): LearnerData {
  const profile = shared(() => readProfile(documents, userId));
  const { of: summary, isLive, stop } = openSummary(documents, userId, () => outdateOthers());
  const hasActivities = async () => ((await summary.value())?.activities ?? 0) > 0;
  const memory = shared(() => readMemory(documents, userId, hasActivities));
  const letterMemory = shared(() => readLetterMemory(documents, userId, memory.value));
  const newest = shared(async () =>
    valueOrNull(
      'The newest activities',
      await documents.newest('activities', userId, NEWEST_ACTIVITIES, { fromServer: NEWEST_FROM_SERVER }),
      (found): readonly Activity[] => found,
    ),
  );
  const passedQuizzes = shared(() => readPassed(documents, userId));
  const all = [profile, summary, memory, letterMemory, newest, passedQuizzes];
  const refresh = async () => void (await Promise.all(all.map((one) => one.refresh())));
  const outdateOthers = () => {
    for (const one of [memory, letterMemory, newest, passedQuizzes]) one.outdate();
  };

  return {
    profile,
    summary,
    memory,
    letterMemory,
    newest,
    passedQuizzes,
    recorded(recording) {
      const { activity } = recording;
      if (activity.userId !== userId) return;
      summary.change((before) => withActivity(before, activity));
      memory.change((before) => memoryAfter(before, activity));
      letterMemory.change((before) => partAfter('letters', before, activity));
      newest.change((before) => [activity, ...before].slice(0, NEWEST_ACTIVITIES));
      passedQuizzes.change((before) => withResult(before, recording));
    },
    refresh,
    recordedElsewhere: isLive ? outdateOthers : () => void refresh(),
    stop,
  };
}

export const LearnerDataContext = createContext<LearnerData | null>(null);

/** Only for screens behind the guard, where a learner is signed in. */
export function useLearnerData(): LearnerData {
  const data = use(LearnerDataContext);
  if (!data) throw new Error('This screen is only for a signed-in learner');
  return data;
}

const LOADING: Loading<never> = { kind: 'loading' };
const watchNothing = () => () => {};

/** Pass null to skip reading. */
export const useShared = <T>(one: Shared<T> | null): Loading<T> =>
  useSyncExternalStore(one?.watch ?? watchNothing, one?.now ?? (() => LOADING));
