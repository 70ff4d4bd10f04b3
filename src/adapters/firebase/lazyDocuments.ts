import { failed } from '../../domain/result';
import type { Documents, DocumentsError } from '../../ports/documents';
import { understand } from '../shapes/understand';

/** Firestore is most of Firebase's weight, and no public page needs it: its code is loaded with the first question. */
export function lazyDocuments(load: () => Promise<Documents>): Documents {
  const unreachable = (thrown: unknown) =>
    failed<DocumentsError>({
      kind: 'unavailable',
      detail: `The code of Firestore could not be loaded: ${String(thrown)}`,
    });
  const documents = () =>
    load().then(
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
    async newest(collection, userId, most, options) {
      const at = await documents();
      return at.ok ? at.ready.newest(collection, userId, most, options) : at;
    },
    watch(collection, id, tell) {
      let stop: (() => void) | undefined;
      let isStopped = false;
      void documents().then((at) => {
        if (isStopped) return;
        if (at.ok) stop = at.ready.watch?.(collection, id, tell);
        else tell(at);
      });
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    async count(collection, filters) {
      const at = await documents();
      return at.ok ? at.ready.count(collection, filters) : at;
    },
    async set(collection, id, fields) {
      const at = await documents();
      return at.ok ? at.ready.set(collection, id, fields) : at;
    },
    async setUnless(collection, id, fields, unless) {
      const at = await documents();
      return at.ok ? at.ready.setUnless(collection, id, fields, unless) : at;
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
      return at.ok ? at.ready.eraseLearner(userId, onProgress) : at;
    },
    async closedAccount(userId) {
      const at = await documents();
      return at.ok ? ((await at.ready.closedAccount?.(userId)) ?? null) : null;
    },
    async whenSent() {
      const at = await documents();
      return at.ok && at.ready.whenSent();
    },
  };
}
