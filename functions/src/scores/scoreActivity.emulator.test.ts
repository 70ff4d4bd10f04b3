import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { activityOf } from '../../../src/domain/activity/activities.testing';
import { closedUntil, MAX_RECENT_ARRIVALS } from '../../../src/domain/scores/flood';
import { MAX_POINTS_PER_DAY, MAX_POINTS_PER_ACTIVITY, serverDay } from '../../../src/domain/scores/score';
import { emulatedServer } from '../testing/emulatedServer.testing';
import { type ActivityCounter, scoreActivity } from './scoreActivity';

describe.skipIf(noEmulator)('a created activity', () => {
  const now = Date.UTC(2026, 10, 16, 12);
  const today = serverDay(now);
  let server: ReturnType<typeof emulatedServer>;
  const score = (id: string) => scoreActivity({ firestore: server.firestore, now: () => now }, id);

  beforeAll(() => {
    server = emulatedServer();
  });
  afterAll(() => server.close());

  it('counts once, even when its event is delivered several times at the same moment', async () => {
    const learner = server.newLearner();
    const [id = ''] = await server.plant(learner, [{ day: today }]);
    const outcomes = await Promise.all([score(id), score(id), score(id)]);
    expect(outcomes.toSorted()).toEqual(['counted', 'counted-before', 'counted-before']);
    expect(await server.fieldsOf(`scores/${learner}`)).toMatchObject({
      points: 2,
      activities: 1,
      pointsByDay: { [today]: 2 },
      countByDay: { [today]: 1 },
      updatedAt: expect.any(Timestamp),
    });
  });

  it('counts together with simultaneous ones, up to the daily limit of points', async () => {
    const learner = server.newLearner();
    const long = activityOf('practice', { day: today, tasksDone: 500 });
    const ids = await server.plant(
      learner,
      Array.from({ length: MAX_POINTS_PER_DAY / MAX_POINTS_PER_ACTIVITY + 2 }, () => long),
    );
    await Promise.all(ids.map(score));
    expect(await server.fieldsOf(`scores/${learner}`)).toMatchObject({ points: MAX_POINTS_PER_DAY, activities: 8 });
  });

  it('that is invalid is marked as scored and earns no points', async () => {
    const learner = server.newLearner();
    await server.firestore.doc(`activities/${learner}_x`).set({ userId: learner, kind: 'hack', points: 9_999_999 });
    expect(await score(`${learner}_x`)).toBe('counted');
    expect(await score(`${learner}_x`)).toBe('counted-before');
    expect(await server.fieldsOf(`scores/${learner}`)).toMatchObject({ points: 0, activities: 0 });
  });

  it('that was deleted is not counted', async () => {
    expect(await score('nobody_nothing')).toBe('gone');
  });

  it('of an erased learner is deleted', async () => {
    const learner = server.newLearner();
    await server.firestore.doc(`closedAccounts/${learner}`).set({ reason: 'erased', until: null });
    const [id = ''] = await server.plant(learner, [{ day: today }]);
    expect(await score(id)).toBe('erased');
    expect(await server.fieldsOf(`activities/${id}`)).toBeUndefined();
    expect(await server.fieldsOf(`scores/${learner}`)).toBeUndefined();
  });

  it('closes the account when it exceeds the daily limit, but an import of old activities does not', async () => {
    const learner = server.newLearner();
    const arrivals = { day: today, recent: MAX_RECENT_ARRIVALS, old: 20_000 };
    await server.firestore.doc(`scores/${learner}`).set({ arrivals });
    const [old = '', recent = '', later = ''] = await server.plant(learner, [
      { day: '2020-02-02' },
      { day: today },
      { day: today },
    ]);
    expect(await score(old)).toBe('counted');
    expect(await server.fieldsOf(`closedAccounts/${learner}`)).toBeUndefined();
    expect(await score(recent)).toBe('flooded');
    expect(await server.fieldsOf(`closedAccounts/${learner}`)).toEqual({
      reason: 'flooded',
      at: Timestamp.fromMillis(now),
      until: Timestamp.fromMillis(closedUntil(now)),
    });
    expect(await score(later)).toBe('closed');
    expect(await server.fieldsOf(`scores/${learner}`)).toMatchObject({ points: 2 });
  });

  it('is passed to other counters in the same transaction', async () => {
    const learner = server.newLearner();
    const [id = ''] = await server.plant(learner, [{ day: today }]);
    const place = server.firestore.doc(`memberships/${learner}`);
    const dependencies = {
      firestore: server.firestore,
      now: () => now,
      counters: [
        async ({ transaction, score: { points } }: Parameters<ActivityCounter>[0]) => {
          await transaction.get(place);
          return () => void transaction.set(place, { points });
        },
      ],
    };
    await scoreActivity(dependencies, id);
    expect(await server.fieldsOf(`memberships/${learner}`)).toEqual({ points: 2 });
  });
});
