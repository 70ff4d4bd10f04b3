import { failed } from '../../domain/result';
import type { Documents, DocumentsError } from '../../ports/documents';
import { understand } from '../shapes/understand';

/**
 * Firestore is most of Firebase's weight, and no public page needs it: its code is loaded with the first question.
 * @param forget takes away what the device keeps, after an erase; the next question opens everything anew
 */
export function lazyDocuments(
  load: () => Promise<Documents>,
  forget: () => Promise<void> = () => Promise.resolve(),
): Documents {
  let loading: Promise<Documents> | undefined;
  let forgotten = Promise.resolve();
  const loaded = () => {
    loading ??= forgotten.then(load).catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
  const unreachable = (thrown: unknown) =>
    failed<DocumentsError>({
      kind: 'unavailable',
      detail: `The code of Firestore could not be loaded: ${String(thrown)}`,
    });
  const documents = () =>
    loaded().then(
      (ready) => ({ ok: true as const, ready }),
      (thrown: unknown) => unreachable(thrown),
    );

  return {
    understand,
    async get(collection, id) {
      const at = await documents();
      return at.ok ? at.ready.get(collection, id) : at;
    },
    async list(collection, filters) {
      const at = await documents();
      return at.ok ? at.ready.list(collection, filters) : at;
    },
    async newest(collection, userId, most) {
      const at = await documents();
      return at.ok ? at.ready.newest(collection, userId, most) : at;
    },
    async count(collection, filters) {
      const at = await documents();
      return at.ok ? at.ready.count(collection, filters) : at;
    },
    async set(collection, id, fields) {
      const at = await documents();
      return at.ok ? at.ready.set(collection, id, fields) : at;
    },
    async add(collection, data) {
      const at = await documents();
      return at.ok ? at.ready.add(collection, data) : at;
    },
    async batch(writes) {
      const at = await documents();
      return at.ok ? at.ready.batch(writes) : at;
    },
    async eraseLearner(userId, onProgress) {
      const at = await documents();
      if (!at.ok) return at;
      const erased = await at.ready.eraseLearner(userId, onProgress);
      if (erased.ok) {
        loading = undefined;
        forgotten = forget().catch(() => undefined);
        await forgotten;
      }
      return erased;
    },
    async closedAccount(userId) {
      const at = await documents();
      return at.ok ? ((await at.ready.closedAccount?.(userId)) ?? null) : null;
    },
    async whenSent() {
      const at = await documents();
      if (at.ok) await at.ready.whenSent();
    },
  };
}
