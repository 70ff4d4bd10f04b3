import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isBusy, watchBusy } from '../../browser/busy';
import { MODULES } from '../../content/modules';
import { unlockLines } from '../../content/unlockLines';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { useUnlocks } from '../../state/figures/useUnlocks';
import { Celebration } from '../../ui/messages/Celebration';

/** Congratulates on a level or an achievement on any screen, but never during a task. */
export default function Celebrations({ isTooEarly = false }: { isTooEarly?: boolean }) {
  const hasTask = useSyncExternalStore(watchBusy, isBusy);
  const isAllowed = !hasTask && !isTooEarly;

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-3 z-40 flex justify-center md:inset-x-auto md:right-9 md:top-9"
    >
      {isAllowed && <Praise />}
    </div>
  );
}

function Praise() {
  const t = useText(progress);
  const pick = useBilingual();
  const { unlocks, close } = useUnlocks(MODULES);
  const { pathname } = useLocation();

  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), [pathname]);

  return (
    unlocks && (
      <Celebration
        title={t('celebration')}
        lines={unlockLines(unlocks).map(pick)}
        closeLabel={t('close')}
        onClose={close}
      />
    )
  );
}
