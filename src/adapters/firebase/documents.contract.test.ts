import { disableNetwork, enableNetwork, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { easyResultOf, valueOf, type OpenedDocuments } from '../../ports/documentsExamples.testing';
import { storedDocumentsContract } from '../../ports/documentsStored.contract';
import { recordedDocumentsContract } from '../../ports/documentsRecorded.contract';
import { openFirebaseDocuments, openFirestore, openLearnersDocuments } from './documents';
import { noEmulator, runningEmulator } from './emulatorContext.testing';
import { newAccount, signedInDevice, type Device } from './firebaseLearner.testing';
import { documentsAt, plantDocuments } from './plantDocuments.testing';

// Far longer than the emulator needs, so that a slow machine does not turn "saved" into "waiting".
const ackTimeoutMs = 20_000;

async function openOnFirebase(): Promise<OpenedDocuments> {
  const account = newAccount();
  const devices: Device[] = [];
  let online = true;
  const openDevice = async () => {
    const device = await signedInDevice(account);
    devices.push(device);
    const firestore = openFirestore(device.app, runningEmulator().firestoreHost);
    const documents = openFirebaseDocuments(firestore, { ackTimeoutMs, isOnline: () => online });
    return { firestore, documents, userId: device.userId };
  };
  const { firestore, documents, userId } = await openDevice();
  return {
    documents,
    userId,
    elsewhere: async () => (await openDevice()).documents,
    plant: plantDocuments,
    leftOnServer: documentsAt,
    goOffline: async () => {
      online = false;
      await disableNetwork(firestore);
    },
    goOnline: async () => {
      online = true;
      await enableNetwork(firestore);
    },
    close: async () => {
      await Promise.all(devices.map(({ close }) => close()));
    },
  };
}

describe.skipIf(noEmulator)('Firestore (skipped only when there is no emulator)', () => {
  beforeAll(async () => {
    // Refusals are part of the contract, and Firestore would log each of them.
    setLogLevel('silent');
    await plantDocuments('poets', [{ id: 'vemana', data: { name: 'వేమన', period: '17th century' } }]);
  });

  storedDocumentsContract('in Firestore', openOnFirebase);
  recordedDocumentsContract('in Firestore', openOnFirebase);

  it('a learner’s documents are removed from this device when it is cleared', async () => {
    const account = newAccount();
    const device = await signedInDevice(account);
    const open = () => openLearnersDocuments(device.app, runningEmulator().firestoreHost, false);
    const first = await open();
    valueOf(await first.documents.set('userPreferences', device.userId, { age: 8 }));
    const cached = async () => (await indexedDB.databases()).filter(({ name }) => name?.includes(device.app.name));
    expect(await cached()).not.toEqual([]);
    await first.closeAndClear();
    expect(await cached()).toEqual([]);
    const second = await open();
    expect(valueOf(await second.documents.get('userPreferences', device.userId))).toMatchObject({ age: 8 });
    await device.close();
  });

  describe('documents in Firestore', () => {
    let opened: OpenedDocuments;

    // All tests share one learner, because they use different documents; the test that erases the learner is last.
    beforeAll(async () => {
      opened = await openOnFirebase();
    });

    afterEach(() => {
      vi.restoreAllMocks();
    });
    afterAll(() => opened.close());

    it('are unavailable offline when they are not cached, and offline writes wait', async () => {
      const { documents, userId } = opened;
      await opened.goOffline();
      const unavailable = { ok: false, error: { kind: 'unavailable' } };
      const anything = () => documents.list('quizResults', [{ field: 'userId', is: '==', value: userId }]);
      expect(await documents.get('userPreferences', userId)).toMatchObject(unavailable);
      expect(await anything()).toMatchObject(unavailable);
      // A conditional write needs the server.
      const asked = await documents.setUnless('userPreferences', userId, { age: 8 }, 'isProfileComplete');
      expect(asked).toMatchObject(unavailable);
      await opened.goOnline();
      expect(await documents.get('userPreferences', userId)).toEqual({ ok: true, value: null });
      // A cached answer that there is no profile is not trusted offline.
      await opened.goOffline();
      expect(await documents.get('userPreferences', userId)).toMatchObject(unavailable);
      expect(await documents.set('userPreferences', userId, { age: 8 })).toEqual({ ok: true, value: 'waiting' });
      await opened.goOnline();
      expect(await documents.whenSent()).toBe(true);
    });

    it('refuse access to another learner’s documents, and read timestamps from an older version', async () => {
      const { documents, userId, plant } = opened;
      const denied = { ok: false, error: { kind: 'denied' } };
      expect(await documents.get('userPreferences', 'another')).toMatchObject(denied);
      expect(await documents.set('userPreferences', 'another', { age: 8 })).toMatchObject(denied);
      expect(await documents.add('quizResults', easyResultOf('another'))).toMatchObject(denied);
      const id = `${userId}-old`;
      await plant('quizResults', [{ id, data: { ...easyResultOf(userId), timestamp: new Date(5000) } }]);
      expect(valueOf(await documents.get('quizResults', id))).toMatchObject({ timestamp: 5000 });
    });

    it('tell each watcher that a document does not exist, or that the server cannot be reached', async () => {
      const { documents, userId } = opened;
      const watched = () => {
        const seen: string[] = [];
        const stop = documents.watch?.('learnerSummaries', userId, (one) =>
          seen.push(one.ok ? JSON.stringify(one.value.document) : one.error.kind),
        );
        return { seen, stop };
      };
      const first = watched();
      await expect.poll(() => first.seen).toEqual(['null']);
      first.stop?.();
      const second = watched();
      await expect.poll(() => second.seen).toEqual(['null']);
      second.stop?.();
      await opened.goOffline();
      const third = watched();
      await expect.poll(() => third.seen).toEqual(['unavailable']);
      await opened.goOnline();
      await expect.poll(() => third.seen.at(-1)).toBe('null');
      third.stop?.();
    });

    it('notify a watcher of changes from another device, and of local changes before they are sent', async () => {
      const { documents, userId } = opened;
      const seen: string[] = [];
      const stop = documents.watch?.('learnerSummaries', userId, (one) =>
        seen.push(
          one.ok ? `${one.value.document?.points ?? 'none'} ${one.value.isOurs ? 'ours' : 'theirs'}` : 'failed',
        ),
      );
      await expect.poll(() => seen.at(-1)).toBe('none theirs');
      const other = await opened.elsewhere();
      valueOf(await other.set('learnerSummaries', userId, { activities: 1, points: 5 }));
      await expect.poll(() => seen.at(-1)).toBe('5 theirs');
      await opened.goOffline();
      valueOf(await documents.set('learnerSummaries', userId, { activities: 2, points: 7 }));
      await expect.poll(() => seen.at(-1)).toBe('7 ours');
      stop?.();
      const notified = seen.length;
      await opened.goOnline();
      expect(await documents.whenSent()).toBe(true);
      expect(seen).toHaveLength(notified);
    });

    it('log the indexes that Firestore needs when one is missing', async () => {
      const message = vi.spyOn(console, 'warn').mockReturnValue();
      const { documents, userId } = opened;
      const unindexed = [
        { field: 'userId', is: '==', value: userId },
        { field: 'score', is: '>=', value: 1 },
      ] as const;
      expect(await documents.list('quizResults', unindexed)).toMatchObject({
        ok: false,
        error: { kind: 'missing-index' },
      });
      expect(message).toHaveBeenCalledWith(
        expect.stringContaining('quizResults: userId ascending, difficulty ascending'),
      );
    });

    it('are erased with the account, and only by that learner', async () => {
      const { documents, userId, leftOnServer } = opened;
      expect(await documents.eraseLearner('another')).toMatchObject({ ok: false, error: { kind: 'denied' } });
      const seen: number[] = [];
      valueOf(await documents.set('userPreferences', userId, { age: 8 }));
      valueOf(await documents.eraseLearner(userId, (done, of) => seen.push(done / of)));
      expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
      expect(await leftOnServer?.([`closedAccounts/${userId}`])).toHaveLength(1);
    });
  });
});
