import { useEffect } from 'react';
import { usePorts } from '../state/ports';
import { useLearnerData } from '../state/learnerData';
import { sendUnsent } from '../state/recordActivity';
import { useLearner } from '../state/session';
import { renewLeftTotals } from '../state/totals';
import { bringOverKept } from './kept/earlierKept';
import { recordLeftRuns } from './kept/leftRuns';

/** For the layouts of the signed-in screens, so that every figure on them knows the last visit too. */
export function useKeptWork(): void {
  const { documents } = usePorts();
  const { id } = useLearner();
  const { refresh } = useLearnerData();
  useEffect(() => {
    void renewLeftTotals(documents, id).then((wereLeft) => (wereLeft ? refresh() : undefined));
    bringOverKept(documents, id);
    recordLeftRuns(id, Date.now());
    const send = () => void sendUnsent(documents, id);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [documents, id, refresh]);
}
