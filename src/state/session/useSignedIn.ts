import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Learner } from '../../domain/learner/learner';
import type { Identity } from '../../ports/identity';
import { useOpenPorts } from './ports';

type SignedIn = { readonly identity: Identity; readonly learner: Learner };

/** For public pages: who, once the page is idle and somebody is signed in. A visitor's first page does not wait for it. */
export function useSignedIn(): SignedIn | undefined {
  const openPorts = useOpenPorts();
  const [signedIn, setSignedIn] = useState<SignedIn>();
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    whenIdle(() => {
      openPorts()
        .then(({ identity }) => {
          if (isGone) return;
          stop = identity.watch((state) =>
            setSignedIn(state.kind === 'signed-in' ? { identity, learner: state.learner } : undefined),
          );
        })
        .catch((error: unknown) => console.warn('Who is signed in is not known:', error));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [openPorts]);
  return signedIn;
}
