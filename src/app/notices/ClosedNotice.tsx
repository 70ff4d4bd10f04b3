import { useEffect, useState } from 'react';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import type { ClosedAccount } from '../../domain/scores/closedAccount';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { Notice } from '../../ui/messages/Notice';

/** Rendered after the server refused a write: says so if the account is closed for today. */
export default function ClosedNotice() {
  const t = useText(dashboard);
  const { documents } = usePorts();
  const { id } = useLearner();
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  useEffect(() => {
    let isHere = true;
    void documents.closedAccount?.(id).then((found) => {
      if (isHere) setClosed(found);
    });
    return () => {
      isHere = false;
    };
  }, [documents, id]);
  return closed?.reason === 'flooded' && <Notice tone="warning">{t('closedForToday')}</Notice>;
}
