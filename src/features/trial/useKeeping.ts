import { useState } from 'react';
import type { Run } from '../../domain/practice/run';
import type { DeviceError, DeviceLearners, NewLearner } from '../../ports/identity';
import { holdTrial, visitTrial } from './visitTrial';

type Problem = DeviceError['kind'] | 'gone';

/** Creates the learner and signs in. The owner of the run is stored first, so that no step is lost or repeated. */
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
    // The page redirects after the sign-in.
    if (picked.ok && picked.value === 'signed-in') return;
    // A newly created learner is signed in on the next try; a known one has to be picked again.
    if (picked.ok || !isNew) holdTrial({ run, keeper: { kind: 'nobody' } });
    failed(picked.ok ? 'gone' : picked.error.kind);
  };

  const createdLearnerId = () => {
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
      const before = createdLearnerId();
      const added = before === undefined ? await learners.add(newcomer) : undefined;
      if (added && !added.ok) failed(added.error.kind);
      else await keepFor(added?.value.id ?? before ?? '', true);
    },
    /** Signs in a learner who was already created. */
    finish: async () => {
      const before = createdLearnerId();
      if (before !== undefined) await keepFor(before, true);
    },
  };
}
