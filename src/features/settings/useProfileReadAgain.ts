import { useCallback, useEffect, useState } from 'react';
import { useLearnerData } from '../../state/learnerData';
import { usePorts } from '../../state/ports';
import { useLearner } from '../../state/session';

/**
 * Reads the profile when its page opens: another device may have changed it. A failure is told on this page only; the
 * profile that is known stays, and with it the learner where they are.
 */
export function useProfileReadAgain(): { readonly hasFailed: boolean; readonly readAgain: () => void } {
  const { documents } = usePorts();
  const { id } = useLearner();
  const { profile } = useLearnerData();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const readAgain = useCallback(() => setTimes((before) => before + 1), []);

  useEffect(() => {
    let isLate = false;
    const read = async () => {
      const found = await documents.get('userPreferences', id);
      if (isLate) return;
      setHasFailed(!found.ok);
      if (!found.ok) console.warn('The profile could not be read:', found.error.kind, found.error.detail);
      else if (found.value) {
        const { id: _, ...preferences } = found.value;
        profile.change(() => preferences);
      }
    };
    void read();
    return () => {
      isLate = true;
    };
  }, [documents, id, profile, times]);

  return { hasFailed, readAgain };
}
