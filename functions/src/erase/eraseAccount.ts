import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { closedAccountAt, closedAccountFields } from '../scores/closedAccounts';
import { deleteTogether, PAGE } from '../store/pages';
import { eraseClasses } from './eraseClasses';
import { documentsOf, recordsOf } from './learnersDocuments';

export type EraseDependencies = {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'deleteUser'>;
  readonly now: () => number;
  /** Where a deployment keeps files of single learners. */
  readonly deleteFilesOf?: (uid: string) => Promise<unknown>;
};

export type ErasingStep =
  | { readonly deleted: number; readonly of: number }
  /** Time is up: whoever asked asks again, and it goes on where it was. */
  | { readonly goesOn: true }
  | { readonly done: true };

/** Hosting waits a minute for a function. */
const WITHIN_MS = 40_000;

async function deleteAccount(auth: EraseDependencies['auth'], uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (thrown) {
    const isGone = thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found';
    if (!isGone) throw thrown;
  }
}

/**
 * Erases a learner for good, and says how far it is. The mark comes first: from then on the rules refuse what a device
 * still has to send. The account goes last, so that whoever was cut off can ask again; every step may be done twice.
 */
export async function* eraseAccount(
  { firestore, auth, now, deleteFilesOf }: EraseDependencies,
  uid: string,
  withinMs = WITHIN_MS,
  pageSize = PAGE,
): AsyncGenerator<ErasingStep> {
  const end = now() + withinMs;
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
      await deleteTogether(
        firestore,
        page.docs.map(({ ref }) => ref),
      );
      deleted += page.size;
      yield { deleted, of: Math.max(of, deleted) };
      if (now() > end) return yield { goesOn: true };
    }
  }
  await eraseClasses(firestore, uid);
  await deleteTogether(firestore, single);
  yield { deleted: deleted + single.length, of: Math.max(of, deleted + single.length) };
  await deleteFilesOf?.(uid);
  await deleteAccount(auth, uid);
  await mark.set({ ...closed, isFinished: true });
  return yield { done: true };
}

/** For who closed the page in the middle and never came back. */
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
