import { useEffect, useState } from 'react';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { ToastRegion } from '../../ui/messages/ToastRegion';
import { onUpdate } from './serviceWorker';

/** Offers a new version; it is installed only when the user agrees. */
export function UpdateNotice() {
  const t = useText(site);
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => onUpdate((take) => setTakeOver(() => take)), []);

  const toasts = takeOver
    ? [{ id: 1, message: t('updateReady'), action: { label: t('updateNow'), onAct: takeOver } }]
    : [];
  return (
    <ToastRegion
      label={t('updates')}
      dismissLabel={t('dismiss')}
      toasts={toasts}
      onDismiss={() => setTakeOver(undefined)}
    />
  );
}
