import { useState } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { eraseLearner } from '../../state/session/eraseLearner';
import { usePorts } from '../../state/session/ports';
import { useLearner, useSession } from '../../state/session/session';
import { useToast } from '../../ui/messages/toastContext';
import { makeCopy } from './exportLearnerData';
import { importCopy } from './importLearnerData';
import { saveAsFile } from '../../browser/saveAsFile';

export type Underway = { readonly done: number; readonly total: number };

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
  const [importing, setImporting] = useState<Underway | null>(null);
  const [erasing, setErasing] = useState<Underway | null>(null);
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
    const show = (done: number, total: number) => setErasing({ done, total });
    show(0, 1);
    const erased = await eraseLearner({ documents, analytics, identity, speech }, learner.id, signOut, show);
    if (erased === 'erased') return;
    setErasing(null);
    showToast({ message: t(erased === 'unreachable' ? 'eraseUnreachable' : 'eraseFailed') });
  };

  const { consent } = analytics;
  return {
    download,
    downloadAndTell: async () => showToast({ message: t((await download()) ? 'downloaded' : 'downloadFailed') }),
    importFile,
    importing,
    erase,
    erasing,
    consent: consent && {
      isGiven,
      toggle: async () => {
        await (isGiven ? consent.withdraw() : consent.give());
        setIsGiven(consent.given());
      },
    },
  };
}
