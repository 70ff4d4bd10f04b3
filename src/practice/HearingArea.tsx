import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseReadsAloud, storedReadsAloud } from '../browser/soundChoice';
import { type Hearing, HearingContext } from './hearing/hearing';
import { isBroken } from './hearing/isBroken';
import { useTelling } from './hearing/useTelling';

/** Round all exercises: the voice of the room, and who cannot hear it. A voice that fails is told of once. */
export function HearingArea({ children }: { children: ReactNode }) {
  const [cannotHear, setCannotHear] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [readsAloud, setSpeaks] = useState(storedReadsAloud);
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
      setSpeaksByItself: (on) => {
        chooseReadsAloud(on);
        setSpeaks(on);
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
