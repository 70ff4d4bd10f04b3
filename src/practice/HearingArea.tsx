import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseReadsAloud, storedReadsAloud } from '../browser/soundChoice';
import { type Hearing, HearingContext } from './hearing/hearing';
import { isBroken } from './hearing/isBroken';
import { useTelling } from './hearing/useTelling';

/** Shares the room's voice with all exercises, and whether the learner can hear it. A failure is reported once. */
export function HearingArea({ children }: { children: ReactNode }) {
  const [cannotHear, setCannotHear] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [readsAloud, updateReadsAloud] = useState(storedReadsAloud);
  const { say, tell, hush, error } = useTelling(readsAloud && !cannotHear);

  useEffect(() => {
    if (!isBroken(error)) return;
    setCannotHear(true);
    setFailed(true);
  }, [error]);

  const hearing = useMemo(
    (): Hearing => ({
      cannotHear,
      hasFailed: hasFailed && cannotHear,
      setCannotHear: (cannot) => {
        if (cannot) hush();
        setCannotHear(cannot);
        setFailed(false);
      },
      voiceFailed: () => {
        setCannotHear(true);
        setFailed(true);
      },
      readsAloud,
      setReadsAloud: (on) => {
        chooseReadsAloud(on);
        updateReadsAloud(on);
        if (!on) hush();
      },
      say,
      tell,
      hush,
    }),
    [cannotHear, hasFailed, readsAloud, say, tell, hush],
  );
  return <HearingContext value={hearing}>{children}</HearingContext>;
}
