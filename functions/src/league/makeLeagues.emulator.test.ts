import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { type LeagueBoard, MAX_GROUP_SIZE } from '../../../src/domain/league/groups';
import { anyFace } from '../../../src/domain/league/nickname';
import { serverDay } from '../../../src/domain/scores/score';
import { emulatedServer } from '../testing/emulatedServer.testing';
import { makeLeagues } from './makeLeagues';

describe.skipIf(noEmulator)('leagues', () => {
  const now = Date.UTC(2026, 10, 16, 20, 30);
  const today = serverDay(now);
  const MEMBERS = 50;
  const idOf = (at: number) => `league-${String(at).padStart(2, '0')}`;
  let server: ReturnType<typeof emulatedServer>;
  const boardOf = (id: string) => server.fieldsOf(`leagues/${id}`) as Promise<LeagueBoard | undefined>;

  beforeAll(async () => {
    server = emulatedServer();
    const batch = server.firestore.batch();
    for (let at = 0; at < MEMBERS; at += 1) {
      batch.set(
        server.firestore.doc(`leagueMembers/${idOf(at)}`),
        anyFace(() => at / MEMBERS),
      );
      batch.set(server.firestore.doc(`scores/${idOf(at)}`), { pointsByDay: { [today]: at, '2026-10-01': 999 } });
    }
    batch.set(server.firestore.doc('leagueMembers/league-forged'), { nickname: 'Real Name', picture: '🦚' });
    batch.set(server.firestore.doc('leagues/league-left'), { week: '2026-W46', madeAt: new Date(now - 86_400_000) });
    await batch.commit();
  });
  afterAll(() => server.close());

  it('give each member a board with this week’s points, and delete the boards of members who left', async () => {
    const made = await makeLeagues({ firestore: server.firestore, now: () => now });
    expect(made.members).toBeGreaterThanOrEqual(MEMBERS);
    const board = await boardOf(idOf(MEMBERS - 1));
    expect(board).toMatchObject({ week: '2026-W47', rank: 1 });
    expect(board?.entries.length).toBeLessThanOrEqual(MAX_GROUP_SIZE);
    expect(board?.entries[0]).toMatchObject({ points: MEMBERS - 1, isYou: true });
    expect(JSON.stringify(board)).not.toContain('league-');
    expect(await boardOf('league-left')).toBeUndefined();
    expect(await boardOf('league-forged')).toBeUndefined();
  });

  it('stay the same when they are built again', async () => {
    const before = await boardOf(idOf(3));
    await makeLeagues({ firestore: server.firestore, now: () => now + 1 });
    expect((await boardOf(idOf(3)))?.entries).toEqual(before?.entries);
  });

  it('leave out learners whose account is closed', async () => {
    await server.firestore
      .doc(`closedAccounts/${idOf(49)}`)
      .set({ reason: 'flooded', until: new Date(now + 3_600_000), at: new Date(now) });
    await makeLeagues({ firestore: server.firestore, now: () => now + 2 });
    expect(await boardOf(idOf(49))).toBeUndefined();
    expect(await boardOf(idOf(48))).toMatchObject({ rank: 1 });
  });
});
