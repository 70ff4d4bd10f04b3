import { useEffect } from 'react';
import { sendLeftSessions } from './learningSessions';
import { usePorts } from './ports';
import { useLearner } from './session';

/** For the layout of the signed-in screens, so that every figure on them knows the last visit too. */
export function useSendLeftSessions(): void {
  const { documents } = usePorts();
  const { id } = useLearner();
  useEffect(() => void sendLeftSessions(documents, id), [documents, id]);
}
