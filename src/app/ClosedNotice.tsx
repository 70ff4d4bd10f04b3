import { useEffect, useState } from 'react';
import { dashboard } from '../i18n/dashboard';
import { useText } from '../i18n/useText';
import type { ClosedAccount } from '../domain/scores/closedAccount';
import { usePorts } from '../state/ports';
import { Notice } from '../ui/Notice';

/** The server took something no more: if it closed the account for a while, the learner is told so. */
export default function ClosedNotice() {
  const t = useText(dashboard);
  const { documents } = usePorts();
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  useEffect(() => {
    let isHere = true;
    void documents.closedAccount?.().then((found) => {
      if (isHere) setClosed(found);
    });
    return () => {
      isHere = false;
    };
  }, [documents]);
  return closed?.reason === 'flooded' && <Notice tone="warning">{t('closedForToday')}</Notice>;
}
