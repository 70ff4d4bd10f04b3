import { useState } from 'react';
import { saveAsFile } from '../../browser/saveAsFile';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import type { DeviceLearners } from '../../ports/identity';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';

type Props = { learners: DeviceLearners; onStartOver: () => void };

/** For a store that does not open: save the readable data, then start with an empty store. */
export function Rescue({ learners, onStartOver }: Props) {
  const t = useText(texts);
  const [saved, setSaved] = useState<boolean>();
  const [isSure, setSure] = useState(false);

  const download = async () => {
    const copy = await learners.salvage();
    if (copy !== null) saveAsFile('aksharam-device.json', copy);
    setSaved(copy !== null);
  };

  return (
    <div className="mt-4 grid gap-3">
      <Button look="quiet" onClick={() => void download()}>
        {t('rescueDownload')}
      </Button>
      <div role="status" className="empty:hidden">
        {saved !== undefined && (
          <Notice tone={saved ? 'success' : 'warning'}>{t(saved ? 'rescueDone' : 'rescueNothing')}</Notice>
        )}
      </div>
      <Button look="danger" onClick={() => (isSure ? onStartOver() : setSure(true))}>
        {t(isSure ? 'startAnewSure' : 'startAnew')}
      </Button>
    </div>
  );
}
