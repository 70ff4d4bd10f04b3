import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { usePorts } from '../state/session/ports';
import { useLearnerData } from '../state/memory/learnerData';
import { useLearner } from '../state/session/session';
import { renewPendingTotals } from '../state/figures/totals';

/** For the layouts of signed-in screens, so that every figure on them includes the last visit. */
export function useUnsavedWork(): void {
  const { documents } = usePorts();
  const { id } = useLearner();
  const { refresh } = useLearnerData();
  useEffect(() => {
    void renewPendingTotals(documents, id).then((wereRenewed) => (wereRenewed ? refresh() : undefined));
    // A lazy chunk; if it fails to load, the unsaved work waits for the next visit.
    const work = new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => import('./unsavedWork'))
      .catch(() => null);
    void work.then((module) => module?.sendUnsavedWork(documents, id));
    const send = () => void work.then((module) => module?.sendOutbox(documents, id));
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [documents, id, refresh]);
}
