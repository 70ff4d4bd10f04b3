// Runs the app's real writes against Firestore and its security rules.
import { setLogLevel } from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFirebaseDocuments, openFirestore } from './documents';
import { noEmulator, runningEmulator } from './emulatorContext.testing';
import { type Device, newAccount, signedInDevice } from './firebaseLearner.testing';
import { activityOf } from '../../domain/activity/activities.testing';
import type { Activity } from '../../domain/activity/activity';
import { learnedPoemActivity, learnedPoemId } from '../../domain/padyalu/learnedPoem';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { importCopy } from '../../features/settings/importLearnerData';
import type { Documents } from '../../ports/documents';
import { scored, sessionAt, valueOf } from '../../ports/documentsExamples.testing';
import { saveLearningSession } from '../../state/recording/learningSessions';
import { recordActivity } from '../../state/recording/recordActivity';

// Far longer than the emulator needs, so that a slow machine does not turn "saved" into "waiting".
const ackTimeoutMs = 20_000;

describe.skipIf(noEmulator)('in Firestore (skipped only when there is no emulator)', () => {
  let device: Device;
  let documents: Documents;
  let userId: string;

  beforeAll(() => setLogLevel('silent'));

  beforeEach(async () => {
    device = await signedInDevice(newAccount());
    ({ userId } = device);
    const firestore = openFirestore(device.app, runningEmulator().firestoreHost);
    documents = openFirebaseDocuments(firestore, { ackTimeoutMs });
  });

  afterEach(() => device.close());

  const record = (id: string, activity: Activity) => recordActivity(documents, { id, activity, also: null });
  const summaryOf = async () => valueOf(await documents.get('learnerSummaries', userId));

  test('every kind of activity is saved once, under the learner’s own id', async () => {
    const answered = { userId, right: ['letter:అ', 'word:animals_cow'], wrong: ['line:uppu/1'], mixedUp: ['ధ ద'] };
    const done: Activity[] = [
      activityOf('practice', { ...answered, purpose: 'trial', tasksDone: 12, partsDone: ['vowels/exercise/1'] }),
      activityOf('exercise', answered),
      activityOf('lesson-quiz', answered),
      activityOf('poem', { userId }),
      activityOf('story', { ...answered, storyId: 'rhyme/vana' }),
    ];
    for (const [at, activity] of done.entries()) expect(await record(`run-${at}`, activity)).toBe('saved');
    const quiz = activityOf('quiz', answered);
    const also = { collection: 'quizResults', data: scored(userId, 14) } as const;
    expect(await recordActivity(documents, { id: 'quiz', activity: quiz, also })).toBe('saved');
    expect(await recordActivity(documents, { id: 'quiz', activity: quiz, also })).toBe('saved');
    expect(await saveLearningSession(documents, sessionAt(userId, 1))).toBe('saved');
    const learned = learnedPoemActivity(userId, 'uppu', Date.now());
    for (let times = 0; times < 2; times += 1)
      expect(await record(learnedPoemId(userId, 'uppu'), learned)).toBe('saved');

    const recorded = valueOf(await documents.list('activities', [{ field: 'userId', is: '==', value: userId }]));
    expect(recorded).toHaveLength(8);
    expect(recorded.every(({ id }) => id.startsWith(`${userId}_`))).toBe(true);
    expect(await summaryOf()).toMatchObject({ activities: 8, points: rebuildSummary(recorded).points });
  });

  test('an import of several years is saved once, without records that the rules would refuse', async () => {
    const daily = Array.from({ length: 5 }, (_, at) => {
      const startedAt = Date.UTC(2022, 0, 1 + at * 250, 12);
      const day = new Date(startedAt).toISOString().slice(0, 10);
      return { ...activityOf('practice', { startedAt, day, right: [`word:${at}`], tasksDone: 3 }), id: `record-${at}` };
    });
    const forged = { ...activityOf('search', { startedAt: Date.UTC(2099, 0, 1) }), id: 'forged' };
    const text = JSON.stringify({
      format: 'aksharam-learner',
      version: 1,
      collections: {
        activities: [...daily, forged],
        quizResults: [{ ...scored('sita', 20), id: 'result' }],
        learningSessions: [{ ...sessionAt('sita', 2), id: 'search' }],
      },
    });
    const learner = { id: userId, name: 'Sita', email: '' };
    expect(await importCopy(documents, learner, text)).toEqual({ kind: 'imported', count: 7 });
    expect(await summaryOf()).toMatchObject({ activities: 5, points: 75 });
    await record('afterwards', activityOf('search', { userId }));
    await importCopy(documents, learner, text);
    expect(await summaryOf()).toMatchObject({ activities: 6, points: 77 });
  });
});
