import { disableNetwork, enableNetwork, setLogLevel } from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsContract } from '../../ports/documents.contract';
import { easyResultOf, valueOf, type OpenedDocuments } from '../../ports/documentsExamples.testing';
import { openFirebaseDocuments, openFirestore } from './documents';
import { noEmulator, runningEmulator } from './emulatorContext.testing';
import { newAccount, signedInDevice, type Device } from './firebaseLearner.testing';
import { plantDocuments } from './plantDocuments.testing';

// Far longer than the emulator takes: a slow machine must not turn "saved" into "waiting".
const ackWithinMs = 20_000;

async function openThere(): Promise<OpenedDocuments> {
  const account = newAccount();
  const devices: Device[] = [];
  let online = true;
  const openDevice = async () => {
    const device = await signedInDevice(account);
    devices.push(device);
    const firestore = openFirestore(device.app, runningEmulator().firestoreHost);
    const documents = openFirebaseDocuments(firestore, { ackWithinMs, isOnline: () => online });
    return { firestore, documents, userId: device.userId };
  };
  const { firestore, documents, userId } = await openDevice();
  return {
    documents,
    userId,
    elsewhere: async () => (await openDevice()).documents,
    plant: plantDocuments,
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

describe.skipIf(noEmulator)('Firestore (skipped only where there is no emulator)', () => {
  beforeAll(async () => {
    // Refusals are part of the contract; Firestore would print each.
    setLogLevel('silent');
    await plantDocuments('poets', [{ id: 'vemana', data: { name: 'వేమన', period: '17th century' } }]);
  });

  documentsContract('in Firestore', openThere);

  describe('documents in Firestore', () => {
    let opened: OpenedDocuments;

    beforeEach(async () => {
      opened = await openThere();
    });

    afterEach(async () => {
      vi.restoreAllMocks();
      await opened.close();
    });

    it('say that a write without a connection is waiting', async () => {
      await opened.goOffline();
      expect(await opened.documents.set('userPreferences', opened.userId, { age: 8 })).toEqual({
        ok: true,
        value: 'waiting',
      });
      await opened.goOnline();
      await opened.documents.whenSent();
    });

    it('refuse what belongs to another learner', async () => {
      const denied = { ok: false, error: { kind: 'denied' } };
      expect(await opened.documents.get('userPreferences', 'another')).toMatchObject(denied);
      expect(await opened.documents.set('userPreferences', 'another', { age: 8 })).toMatchObject(denied);
      expect(await opened.documents.add('quizResults', easyResultOf('another'))).toMatchObject(denied);
    });

    it('are unavailable where neither the server nor this device has them', async () => {
      const { documents, userId } = opened;
      await opened.goOffline();
      const unavailable = { ok: false, error: { kind: 'unavailable' } };
      expect(await documents.get('userPreferences', userId)).toMatchObject(unavailable);
      expect(await documents.list('quizResults', [{ field: 'userId', is: '==', value: userId }])).toMatchObject(
        unavailable,
      );
      expect(await documents.eraseLearner(userId)).toMatchObject(unavailable);
    });

    it('name the indexes that Firestore needs when one is missing', async () => {
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

    it('read the moments that an older version wrote as timestamps', async () => {
      const { documents, userId, plant } = opened;
      const id = `${userId}-old`;
      await plant('quizResults', [{ id, data: { ...easyResultOf(userId), timestamp: new Date(5000) } }]);
      expect(valueOf(await documents.get('quizResults', id))).toMatchObject({ timestamp: 5000 });
    });
  });
});
