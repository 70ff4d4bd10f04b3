import { useState } from 'react';
import { forgetLearnersKeys } from '../../browser/storage';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/ports';
import { useLearner, useSession } from '../../state/session';
import { useToast } from '../../ui/toastContext';
import { importCopy, makeCopy } from './dataCopy';

export type GrownUpAction = 'download' | 'import' | 'erase' | 'consent';

function saveAsFile(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function useGrownUpActions(onImported: () => void) {
  const t = useText(settings);
  const showToast = useToast();
  const { documents, analytics, identity } = usePorts();
  const learner = useLearner();
  const { signOut } = useSession();
  const [isGiven, setIsGiven] = useState(() => analytics.consent?.given() ?? false);

  const download = async () => {
    const copy = await makeCopy({ documents, analytics }, learner);
    if (copy) saveAsFile(`aksharam-${new Date().toISOString().slice(0, 10)}.json`, copy);
    showToast({ message: t(copy ? 'downloaded' : 'downloadFailed') });
  };

  const importFile = async (file: File) => {
    const imported = await importCopy(documents, learner, await file.text());
    if (imported.kind === 'imported') {
      onImported();
      showToast({ message: t('imported', { count: imported.count }) });
    } else showToast({ message: t(imported.kind === 'wrong-file' ? 'importWrongFile' : 'importFailed') });
  };

  const erase = async () => {
    const erased = await documents.eraseLearner(learner.id);
    if (!erased.ok) {
      showToast({ message: t('eraseFailed') });
      return;
    }
    forgetLearnersKeys(learner.id);
    await analytics.keptEvents?.erase();
    await signOut();
    await identity.deviceLearners?.remove(learner.id);
  };

  const { consent } = analytics;
  return {
    download,
    importFile,
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
