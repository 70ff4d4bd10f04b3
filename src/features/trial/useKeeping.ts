import { useState } from 'react';
import type { Run } from '../../domain/practice/run';
import type { DeviceError, DeviceLearners, NewLearner } from '../../ports/identity';
import { holdTrial, visitTrial } from './visitTrial';

type Problem = 'storageFull' | 'storageBlocked' | 'storageUnknown' | 'gone';

const PROBLEMS: Readonly<Record<DeviceError['kind'], Problem>> = {
  'storage-full': 'storageFull',
  'storage-blocked': 'storageBlocked',
  unknown: 'storageUnknown',
};

/** Makes the learner and signs in. The visit knows whom the sitting is for before that, so that no step is lost or done twice. */
export function useKeeping(run: Run, learners: DeviceLearners) {
  const [problem, setProblem] = useState<Problem>();
  const [isKeeping, setKeeping] = useState(false);

  const failed = (why: Problem) => {
    setProblem(why);
    setKeeping(false);
  };

  const keepFor = async (id: string) => {
    setKeeping(true);
    setProblem(undefined);
    holdTrial({ run, keeper: { kind: 'learner', id } });
    const picked = await learners.pick(id);
    if (!picked.ok) return failed(PROBLEMS[picked.error.kind]);
    if (picked.value === 'gone') {
      holdTrial({ run, keeper: { kind: 'nobody' } });
      return failed('gone');
    }
    // Signed in: the page leads on.
    return undefined;
  };

  const madeBefore = () => {
    const keeper = visitTrial()?.keeper;
    return keeper?.kind === 'learner' ? keeper.id : undefined;
  };

  return {
    problem,
    isKeeping,
    keepFor,
    keepForNew: async (newcomer: NewLearner) => {
      if (isKeeping) return;
      setKeeping(true);
      const before = madeBefore();
      const added = before === undefined ? await learners.add(newcomer) : undefined;
      if (added && !added.ok) failed(PROBLEMS[added.error.kind]);
      else await keepFor(added?.value.id ?? before ?? '');
    },
    /** Signs in a learner who was made already. */
    finish: async () => {
      const before = madeBefore();
      if (before !== undefined) await keepFor(before);
    },
  };
}
