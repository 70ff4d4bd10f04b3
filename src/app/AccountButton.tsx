import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../browser/whenIdle';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import type { Identity } from '../ports/identity';
import { useOpenPorts } from '../state/ports';
import { Button, ButtonLink } from '../ui/Button';

/** The identity, once the page is idle and somebody is signed in: a visitor's first page does not wait for it. */
function useSignedInIdentity(): Identity | undefined {
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

/** Sign in, or sign out. */
export function AccountButton({ className = '' }: { className?: string }) {
  const t = useText(site);
  const navigate = useNavigate();
  const identity = useSignedInIdentity();
  if (!identity) {
    return (
      <ButtonLink to="/login" className={className}>
        {t('signIn')}
      </ButtonLink>
    );
  }
  const signOut = async () => {
    await identity.signOut();
    await navigate('/');
  };
  return (
    <Button look="quiet" className={className} onClick={signOut}>
      {t('signOut')}
    </Button>
  );
}
