import { useEffect, useState } from 'react';
import type { Learner } from '../../domain/learner/learner';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import type { DeviceError, DeviceLearners, NewLearner } from '../../ports/identity';
import { Dialog } from '../../ui/layout/Dialog';
import { Notice } from '../../ui/messages/Notice';
import { LearnerList } from './LearnerList';
import { NewLearnerForm } from './NewLearnerForm';
import { Rescue } from './Rescue';

type Problem = DeviceError['kind'] | 'gone';

type Props = { open: boolean; onClose: () => void; learners: DeviceLearners };

/** Replaces Google's window if learners are stored on this device. */
export function DeviceLearnersDialog({ open, onClose, learners }: Props) {
  const t = useText(texts);
  // The dialog opens once the learners are loaded, so that the right element gets the focus.
  const [known, setKnown] = useState<readonly Learner[]>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (!open) return undefined;
    let isClosed = false;
    void learners.list().then((listed) => {
      if (isClosed) return;
      setKnown(listed.ok ? listed.value : []);
      setProblem(listed.ok ? undefined : listed.error.kind);
    });
    return () => {
      isClosed = true;
      setKnown(undefined);
    };
  }, [open, learners]);

  const pick = async (id: string) => {
    const picked = await learners.pick(id);
    if (!picked.ok) setProblem(picked.error.kind);
    else if (picked.value === 'gone') {
      setProblem('gone');
      setKnown((before) => before?.filter((learner) => learner.id !== id));
    }
  };

  const add = async (newcomer: NewLearner) => {
    const added = await learners.add(newcomer);
    if (added.ok) await pick(added.value.id);
    else setProblem(added.error.kind);
  };

  const startOver = async () => {
    const emptied = await learners.reset();
    setProblem(emptied.ok ? undefined : emptied.error.kind);
  };

  return (
    <Dialog open={open && known !== undefined} onClose={onClose} title={t('dialogTitle')} closeLabel={t('dialogClose')}>
      <p className="text-muted">{t('dialogText')}</p>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Notice tone="danger">{t(problem)}</Notice>}
      </div>
      {(problem === 'storage-damaged' || problem === 'unknown') && (
        <Rescue learners={learners} onStartOver={() => void startOver()} />
      )}
      {known && known.length > 0 && <LearnerList learners={known} onPick={pick} />}
      <NewLearnerForm onAdd={add} isFirst={known?.length === 0} />
    </Dialog>
  );
}
