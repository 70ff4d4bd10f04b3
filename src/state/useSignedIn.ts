import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';
import type { Identity } from '../ports/identity';
import { useOpenPorts } from './ports';

/** For public pages: the identity, once the page is idle and somebody is signed in. A visitor's first page does not wait for it. */
export function useSignedIn(): Identity | undefined {
  const openPorts = useOpenPorts();
  const [signedIn, setSignedIn] = useState<Identity>();
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    whenIdle(() => {
      openPorts()
        .then(({ identity }) => {
          if (isGone) return;
          stop = identity.watch(({ kind }) => setSignedIn(kind === 'signed-in' ? identity : undefined));
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
