import { useEffect } from 'react';
import { usePorts } from './ports';
import { sendUnsent } from './recordActivity';
import { useLearner } from './session';

/** For the layout of the signed-in screens, so that every figure on them knows the last visit too. */
export function useSendUnsent(): void {
  const { documents } = usePorts();
  const { id } = useLearner();
  useEffect(() => {
    const send = () => void sendUnsent(documents, id);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [documents, id]);
}
