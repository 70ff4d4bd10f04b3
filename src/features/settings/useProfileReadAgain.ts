import { useCallback, useEffect, useState } from 'react';
import { useLearnerData } from '../../state/memory/learnerData';

/**
 * Reads the profile when its page opens: another device may have changed it. A failure is told on this page only; the
 * profile that is known stays, and with it the learner where they are.
 */
export function useProfileReadAgain(): { readonly hasFailed: boolean; readonly readAgain: () => void } {
  const { profile } = useLearnerData();
  const [hasFailed, setFailed] = useState(false);
  const readAgain = useCallback(() => void profile.refresh().then((isRead) => setFailed(!isRead)), [profile]);
  useEffect(() => readAgain(), [readAgain]);
  return { hasFailed, readAgain };
}
