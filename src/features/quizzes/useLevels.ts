import { useEffect, useState } from 'react';
import { usePorts } from '../../session/ports';
import { useLearner } from '../../session/session';
import { type Levels, readLevels } from './levels';

/** Which levels are open and how the learner did so far; `null` until it is known. */
export function useLevels(): Levels | null {
  const { documents, analytics } = usePorts();
  const { id } = useLearner();
  const [levels, setLevels] = useState<Levels | null>(null);

  useEffect(() => {
    let isHere = true;
    void readLevels({ documents, analytics }, id).then((read) => {
      if (isHere) setLevels(read);
    });
    return () => {
      isHere = false;
    };
  }, [documents, analytics, id]);

  return levels;
}
