import { useState } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { eraseLearner } from '../../state/eraseLearner';
import { usePorts } from '../../state/ports';
import { useLearner, useSession } from '../../state/session';
import { useToast } from '../../ui/toastContext';
import { makeCopy } from './dataCopy';
import { importCopy } from './importCopy';
import { saveAsFile } from '../../browser/saveAsFile';

/** How much of a file has been brought in. */
export type Importing = { readonly done: number; readonly total: number };

export type GrownUpAction =
  | 'download'
  | 'import'
  | 'erase'
  | 'consent'
  | 'wishesDownload'
  | 'wishesClear'
  | 'deviceOn'
  | 'deviceOff'
  | 'classes'
  | 'leaveClass';

export function useGrownUpActions(onImported: () => void) {
  const t = useText(settings);
  const showToast = useToast();
  const { documents, analytics, identity, speech } = usePorts();
  const learner = useLearner();
  const { signOut } = useSession();
  const [importing, setImporting] = useState<Importing | null>(null);
  const [isGiven, setIsGiven] = useState(() => analytics.consent?.given() ?? false);

  const download = async () => {
    const copy = await makeCopy({ documents, analytics }, learner);
    if (copy) saveAsFile(`aksharam-${new Date().toISOString().slice(0, 10)}.json`, copy);
    return copy !== null;
  };

  const importFile = async (file: File) => {
    setImporting({ done: 0, total: 1 });
    const show = (done: number, total: number) => setImporting({ done, total });
    const imported = await importCopy(documents, learner, await file.text(), show);
    setImporting(null);
    if (imported.kind === 'imported') {
      onImported();
      showToast({ message: t('imported', { count: imported.count }) });
    } else showToast({ message: t(imported.kind === 'wrong-file' ? 'importWrongFile' : 'importFailed') });
  };

  const erase = async () => {
    const isErased = await eraseLearner({ documents, analytics, identity, speech }, learner.id, signOut);
    if (!isErased) showToast({ message: t('eraseFailed') });
  };

  const { consent } = analytics;
  return {
    download,
    downloadAndTell: async () => showToast({ message: t((await download()) ? 'downloaded' : 'downloadFailed') }),
    importFile,
    importing,
    erase,
    consent: consent && {
      isGiven,
      toggle: async () => {
        await (isGiven ? consent.withdraw() : consent.give());
        setIsGiven(consent.given());
      },
    },
  };
}
