import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { noEmulator, runningEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { firestoreLimits } from './firestoreLimits';
import { limitsContract } from './limits.contract';

describe.skipIf(noEmulator)('Firestore', () => {
  if (noEmulator) return;
  const emulator = runningEmulator();
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.firestoreHost;
  // Two apps with separate connections act as two copies of the server.
  const apps = ['one', 'two'].map((name) => initializeApp({ projectId: emulator.projectId }, `limits-${name}`));
  const [one, two] = apps.map((app) => getFirestore(app));
  if (!one || !two) return;
  afterAll(async () => {
    for (const app of apps) await deleteApp(app);
  });

  limitsContract('Firestore', (now) => firestoreLimits(one, now));

  test('enforces the limit across two copies of the server', async () => {
    const copies = [one, two].map((firestore) => firestoreLimits(firestore, () => Date.UTC(2026, 10, 16)));
    const who = `shared-${process.pid}-${Date.now()}`;
    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, call) => copies[call % 2]?.take(who, 'speech', { perMinute: 7, perDay: 100 })),
    );
    expect(taken.filter((outcome) => outcome?.ok)).toHaveLength(7);
  });

  test('ignores a damaged document', async () => {
    const who = `damaged-${process.pid}-${Date.now()}`;
    await one.collection('usage').doc(who).set({ minute: 'now', dayCounts: [] });
    expect((await firestoreLimits(one).take(who, 'speech', { perMinute: 1, perDay: 1 })).ok).toBe(true);
  });
});
