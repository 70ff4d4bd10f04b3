import { useState } from 'react';
import type { Run } from '../../domain/practice/run';
import type { DeviceError, DeviceLearners, NewLearner } from '../../ports/identity';
import { holdTrial, visitTrial } from './visitTrial';

type Problem = DeviceError['kind'] | 'gone';

/** Makes the learner and signs in. The visit knows whom the sitting is for before that, so that no step is lost or done twice. */
export function useKeeping(run: Run, learners: DeviceLearners) {
  const [problem, setProblem] = useState<Problem>();
  const [isKeeping, setKeeping] = useState(false);

  const failed = (why: Problem) => {
    setProblem(why);
    setKeeping(false);
  };

  const keepFor = async (id: string, isNew = false) => {
    setKeeping(true);
    setProblem(undefined);
    holdTrial({ run, keeper: { kind: 'learner', id } });
    const picked = await learners.pick(id);
    // Signed in: the page leads on.
    if (picked.ok && picked.value === 'signed-in') return;
    // A learner who was just made is signed in at the next try; another one has to be picked again.
    if (picked.ok || !isNew) holdTrial({ run, keeper: { kind: 'nobody' } });
    failed(picked.ok ? 'gone' : picked.error.kind);
  };

  const madeBefore = () => {
    const keeper = visitTrial()?.keeper;
    return keeper?.kind === 'learner' ? keeper.id : undefined;
  };

  return {
    problem,
    isKeeping,
    keepFor: (id: string) => keepFor(id),
    keepForNew: async (newcomer: NewLearner) => {
      if (isKeeping) return;
      setKeeping(true);
      const before = madeBefore();
      const added = before === undefined ? await learners.add(newcomer) : undefined;
      if (added && !added.ok) failed(added.error.kind);
      else await keepFor(added?.value.id ?? before ?? '', true);
    },
    /** Signs in a learner who was made already. */
    finish: async () => {
      const before = madeBefore();
      if (before !== undefined) await keepFor(before, true);
    },
  };
}
