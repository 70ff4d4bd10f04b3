import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Learner } from '../../domain/learner/learner';
import type { Identity } from '../../ports/identity';
import { useOpenPorts } from './ports';

type SignedIn = { readonly identity: Identity; readonly learner: Learner };

/** For public pages: finds the signed-in learner when the page is idle, so that a visitor's first page never waits. */
export function useSignedIn(): SignedIn | undefined {
  const openPorts = useOpenPorts();
  const [signedIn, setSignedIn] = useState<SignedIn>();
  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    whenIdle(() => {
      openPorts()
        .then(({ identity }) => {
          if (isUnmounted) return;
          stop = identity.watch((state) =>
            setSignedIn(state.kind === 'signed-in' ? { identity, learner: state.learner } : undefined),
          );
        })
        .catch((error: unknown) => console.warn('The signed-in learner could not be read:', error));
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [openPorts]);
  return signedIn;
}
