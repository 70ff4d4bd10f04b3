import { useEffect, useState } from 'react';
import { usePorts } from '../../state/ports';
import { watchRecorded } from '../../state/recordActivity';
import { useLearner } from '../../state/session';
import { type Levels, readLevels } from './levels';

/** Which levels are open and how the learner did so far; `null` until it is known. */
export function useLevels(): Levels | null {
  const { documents, analytics } = usePorts();
  const { id } = useLearner();
  const [levels, setLevels] = useState<Levels | null>(null);

  useEffect(() => {
    let isHere = true;
    const read = () =>
      void readLevels({ documents, analytics }, id).then((found) => {
        if (isHere) setLevels(found);
      });
    read();
    // A result may still be on its way when its quiz is left.
    const stopWatching = watchRecorded(read);
    return () => {
      isHere = false;
      stopWatching();
    };
  }, [documents, analytics, id]);

  return levels;
}
