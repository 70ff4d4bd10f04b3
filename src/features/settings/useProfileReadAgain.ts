import { useCallback, useEffect, useState } from 'react';
import { useLearnerData } from '../../state/memory/learnerData';

/**
 * Reads the profile when its page opens, because another device may have changed it. A failure is shown only on this
 * page; the known profile stays, so that the learner is not redirected.
 */
export function useProfileReadAgain(): { readonly hasFailed: boolean; readonly readAgain: () => void } {
  const { profile } = useLearnerData();
  const [hasFailed, setFailed] = useState(false);
  const readAgain = useCallback(() => void profile.refresh().then((isRead) => setFailed(!isRead)), [profile]);
  useEffect(() => readAgain(), [readAgain]);
  return { hasFailed, readAgain };
}
