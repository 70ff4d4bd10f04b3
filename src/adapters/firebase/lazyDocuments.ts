import { failed } from '../../domain/result';
import type { Documents, DocumentsError } from '../../ports/documents';
import { lazyPort } from '../lazyPort';
import { understand } from '../shapes/understand';

const unavailable = (thrown: unknown) =>
  failed<DocumentsError>({
    kind: 'unavailable',
    detail: `The code of Firestore could not be loaded: ${String(thrown)}`,
  });

export function lazyDocuments(load: () => Promise<Documents>): Documents {
  const lazy = lazyPort(load, unavailable);
  return {
    understand,
    get: lazy('get'),
    list: lazy('list'),
    newest: lazy('newest'),
    count: lazy('count'),
    set: lazy('set'),
    setUnless: lazy('setUnless'),
    add: lazy('add'),
    batch: lazy('batch'),
    eraseLearner: lazy('eraseLearner'),
    watch(collection, id, tell) {
      let stop: (() => void) | undefined;
      let isStopped = false;
      load().then(
        (documents) => {
          if (!isStopped) stop = documents.watch?.(collection, id, tell);
        },
        (thrown: unknown) => {
          if (!isStopped) tell(unavailable(thrown));
        },
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    closedAccount: async (userId) => {
      const documents = await load().catch(() => null);
      return (await documents?.closedAccount?.(userId)) ?? null;
    },
    whenSent: async () => {
      const documents = await load().catch(() => null);
      return documents !== null && documents.whenSent();
    },
  };
}
