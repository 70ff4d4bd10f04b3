import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { usePorts } from '../state/session/ports';
import { useLearnerData } from '../state/memory/learnerData';
import { useLearner } from '../state/session/session';
import { renewLeftTotals } from '../state/figures/totals';

/** For the layouts of the signed-in screens, so that every figure on them knows the last visit too. */
export function useUnsavedWork(): void {
  const { documents } = usePorts();
  const { id } = useLearner();
  const { refresh } = useLearnerData();
  useEffect(() => {
    void renewLeftTotals(documents, id).then((wereLeft) => (wereLeft ? refresh() : undefined));
    // Its code comes after the screen; without it what was left waits for the next visit.
    const work = new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => import('./unsavedWork'))
      .catch(() => null);
    void work.then((arrived) => arrived?.sendUnsavedWork(documents, id));
    const send = () => void work.then((arrived) => arrived?.sendOutbox(documents, id));
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [documents, id, refresh]);
}
