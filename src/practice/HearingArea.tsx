import { type ReactNode, useMemo, useState } from 'react';
import { exercises } from '../i18n/exercises';
import { useText } from '../i18n/useText';
import { Notice } from '../ui/Notice';
import { HearingContext } from './hearing/hearing';

/** Round all exercises: who cannot hear is asked once, and a voice that fails is told of once. */
export function HearingArea({ children }: { children: ReactNode }) {
  const t = useText(exercises);
  const [cannotHear, setCannotHear] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hearing = useMemo(
    () => ({
      cannotHear,
      setCannotHear: (cannot: boolean) => {
        setCannotHear(cannot);
        setFailed(false);
      },
      voiceFailed: () => {
        setCannotHear(true);
        setFailed(true);
      },
    }),
    [cannotHear],
  );
  return (
    <HearingContext value={hearing}>
      <div role="status" className="empty:hidden">
        {hasFailed && cannotHear && (
          <Notice tone="warning" className="mb-4">
            {t('voiceFailed')}
          </Notice>
        )}
      </div>
      {children}
    </HearingContext>
  );
}
