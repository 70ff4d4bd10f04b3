import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { closedAccountAt, closedAccountFields } from '../scores/closedAccounts';
import { deleteInBatch, PAGE } from '../store/pages';
import { leaveAllClasses } from '../classes/leaveAll';
import { documentsOf, recordsOf } from './learnersDocuments';

export type EraseDependencies = {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'deleteUser'>;
  readonly now: () => number;
  /** For deployments that store files per learner. */
  readonly deleteFilesOf?: (uid: string) => Promise<unknown>;
};

export type ErasingStep =
  | { readonly deleted: number; readonly of: number }
  /** Time is up: the caller asks again, and erasing continues. */
  | { readonly goesOn: true }
  | { readonly done: true };

/** Firebase Hosting waits one minute for a function. */
const TIMEOUT_MS = 40_000;

async function deleteAccount(auth: EraseDependencies['auth'], uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (thrown) {
    const isGone = thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found';
    if (!isGone) throw thrown;
  }
}

/**
 * Erases a learner for good and reports its progress. It marks the account first, so that the rules refuse the pending
 * writes of devices, and deletes it last, so that an interrupted caller can ask again. Each step can be repeated.
 */
export async function* eraseAccount(
  dependencies: EraseDependencies,
  uid: string,
  timeoutMs = TIMEOUT_MS,
  pageSize = PAGE,
): AsyncGenerator<ErasingStep> {
  const { firestore, auth, now, deleteFilesOf } = dependencies;
  const end = now() + timeoutMs;
  const mark = closedAccountAt(firestore, uid);
  const closed = { ...closedAccountFields({ reason: 'erased', until: null }, now()), isFinished: false };
  await mark.set(closed);

  const [single, recorded] = [documentsOf(firestore, uid), recordsOf(firestore, uid)];
  const counts = await Promise.all(recorded.map(async (query) => (await query.count().get()).data().count));
  const of = counts.reduce((sum, count) => sum + count, single.length);
  let deleted = 0;
  yield { deleted, of };

  for (const query of recorded) {
    const first = query.limit(pageSize);
    for (let page = await first.get(); !page.empty; page = await first.get()) {
      await deleteInBatch(
        firestore,
        page.docs.map(({ ref }) => ref),
      );
      deleted += page.size;
      yield { deleted, of: Math.max(of, deleted) };
      if (now() > end) return yield { goesOn: true };
    }
  }
  await leaveAllClasses({ firestore, now, eraseAccount: (pupil) => eraseWithoutPause(dependencies, pupil) }, uid);
  await deleteInBatch(firestore, single);
  yield { deleted: deleted + single.length, of: Math.max(of, deleted + single.length) };
  await deleteFilesOf?.(uid);
  await deleteAccount(auth, uid);
  await mark.set({ ...closed, isFinished: true });
  return yield { done: true };
}

/** Erases without a timeout, for calls from the server. */
export async function eraseWithoutPause(dependencies: EraseDependencies, uid: string): Promise<void> {
  for await (const _ of eraseAccount(dependencies, uid, Number.POSITIVE_INFINITY)) continue;
}

/** Finishes erasures whose learner closed the page before the end. */
export async function finishErasures(dependencies: EraseDependencies): Promise<number> {
  const unfinished = dependencies.firestore.collection('closedAccounts').where('isFinished', '==', false).limit(PAGE);
  let finished = 0;
  for (const { id } of (await unfinished.get()).docs) {
    for await (const step of eraseAccount(dependencies, id, Number.POSITIVE_INFINITY)) {
      if ('done' in step) finished += 1;
    }
  }
  return finished;
}
