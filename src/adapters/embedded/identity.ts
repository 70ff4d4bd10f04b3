import { deleteDB } from 'idb';
import * as v from 'valibot';
import { inOrderOfCreation, type Learner } from '../../domain/learner/learner';
import { LEARNER_PICTURES } from '../../domain/learner/pictures';
import { failed, ok, type Result } from '../../domain/result';
import type { DeviceError, Identity, IdentityState } from '../../ports/identity';
import { newId } from '../../browser/newId';
import { finite, text } from '../shapes/tolerant';
import { CURRENT_LEARNER, DATABASE, type Connect } from './database';
import { salvage } from './salvage';
import { storageError } from './storageError';

const learnerShape = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  email: text,
  picture: v.fallback(v.optional(v.picklist(LEARNER_PICTURES)), undefined),
  createdAt: v.fallback(v.optional(finite), undefined),
});

function readLearner(stored: unknown): Learner | undefined {
  const read = v.safeParse(learnerShape, stored);
  if (!read.success) return undefined;
  const { picture, createdAt, ...learner } = read.output;
  return { ...learner, ...(picture && { picture }), ...(createdAt !== undefined && { createdAt }) };
}

const readLearners = (stored: readonly unknown[]): readonly Learner[] =>
  inOrderOfCreation(stored.flatMap((entry) => readLearner(entry) ?? []));

/** Later than every other learner, even when two are added in the same millisecond or the clock was set back. */
const nextCreationTime = (learners: readonly Learner[]): number =>
  Math.max(Date.now(), (learners.at(-1)?.createdAt ?? 0) + 1);

async function answer<T>(work: () => Promise<T>): Promise<Result<T, DeviceError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return failed(storageError(thrown));
  }
}

export function openEmbeddedIdentity(connect: Connect, databaseName: string = DATABASE): Identity {
  const otherTabs = new BroadcastChannel(`${databaseName}-identity`);
  const listeners = new Set<(state: IdentityState) => void>();
  let state: IdentityState = { kind: 'unknown' };

  function setState(next: IdentityState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener(state);
  }

  async function readState(): Promise<IdentityState> {
    const reading = (await connect()).transaction(['learners', 'device']);
    const id: unknown = await reading.objectStore('device').get(CURRENT_LEARNER);
    const learner = typeof id === 'string' ? readLearner(await reading.objectStore('learners').get(id)) : undefined;
    return learner ? { kind: 'signed-in', learner } : { kind: 'signed-out' };
  }

  // When storage is blocked, nobody is signed in; adding a learner then reports the reason.
  const refresh = async () => setState(await readState().catch((): IdentityState => ({ kind: 'signed-out' })));

  async function announce() {
    await refresh();
    otherTabs.postMessage('changed');
  }

  otherTabs.addEventListener('message', () => void refresh());
  // A suspended tab may have missed the message.
  document.addEventListener('visibilitychange', () => void refresh());
  void refresh();

  return {
    watch(listener) {
      const own = (next: IdentityState) => listener(next);
      listeners.add(own);
      own(state);
      return () => listeners.delete(own);
    },
    signIn: () => Promise.resolve(ok('canceled')),
    signOut: () =>
      answer(async () => {
        await (await connect()).delete('device', CURRENT_LEARNER);
        await announce();
        return 'signed-out' as const;
      }),
    deviceLearners: {
      list: () => answer(async () => readLearners(await (await connect()).getAll('learners'))),
      add: ({ name, email = '', picture }) =>
        answer(async () => {
          const { store, done } = (await connect()).transaction('learners', 'readwrite');
          const createdAt = nextCreationTime(readLearners(await store.getAll()));
          const learner: Learner = { id: newId(), name, email, ...(picture && { picture }), createdAt };
          await store.add(learner);
          await done;
          return learner;
        }),
      pick: (id) =>
        answer(async () => {
          const change = (await connect()).transaction(['learners', 'device'], 'readwrite');
          const learner = readLearner(await change.objectStore('learners').get(id));
          if (learner) await change.objectStore('device').put(id, CURRENT_LEARNER);
          await change.done;
          await announce();
          return learner ? 'signed-in' : 'gone';
        }),
      salvage: () => salvage(databaseName),
      reset: () =>
        answer(async () => {
          await deleteDB(databaseName);
          await announce();
          return 'empty' as const;
        }),
      remove: (id) =>
        answer(async () => {
          const change = (await connect()).transaction(['learners', 'device'], 'readwrite');
          await change.objectStore('learners').delete(id);
          if ((await change.objectStore('device').get(CURRENT_LEARNER)) === id)
            await change.objectStore('device').delete(CURRENT_LEARNER);
          await change.done;
          await announce();
          return 'removed' as const;
        }),
    },
  };
}
