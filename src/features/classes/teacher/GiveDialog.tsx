import { useState } from 'react';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '../../../domain/classroom/assignment';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { ClassroomErrorKind, NewAssignment } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/layout/Dialog';
import { Notice } from '../../../ui/messages/Notice';
import { PictureTile } from '../../../ui/controls/PictureTile';
import { useToday } from '../../../state/figures/useToday';
import { DayChoice } from './DayChoice';
import { TargetChoice } from './TargetChoice';

const PICTURES: Readonly<Record<AssignmentKind, string>> = { lesson: '📘', words: '🔤', poem: '📜', story: '📖' };

type Props = {
  open: boolean;
  onClose: () => void;
  /** Returns the error, or `null` if it worked. */
  onGive: (wanted: NewAssignment) => Promise<ClassroomErrorKind | null>;
};

/** Three choices by touch: the kind, the target and the due date. */
export function GiveDialog({ open, onClose, onGive }: Props) {
  const t = useText(classes);
  const today = useToday();
  const [kind, setKind] = useState<AssignmentKind | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'giving' | ClassroomErrorKind>('ready');

  const give = async () => {
    if (!kind || target === null || day === null) return;
    setState('giving');
    const problem = await onGive({ kind, target, dueDay: day });
    setState(problem ?? 'ready');
    if (!problem) setTarget(null);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('give')}
      closeLabel={t('close')}
      actions={
        <Button disabled={target === null || day === null || state === 'giving'} onClick={() => void give()}>
          {t(state === 'giving' ? 'giving' : 'giveNow')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <fieldset>
          <legend className="font-semibold">{t('whatKind')}</legend>
          <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {ASSIGNMENT_KINDS.map((one) => (
              <PictureTile
                key={one}
                picture={PICTURES[one]}
                text={t(one)}
                isPicked={one === kind}
                onClick={() => {
                  setKind(one);
                  setTarget(null);
                }}
              />
            ))}
          </div>
        </fieldset>
        {kind && <TargetChoice key={kind} kind={kind} chosen={target} onChoose={setTarget} />}
        {target !== null && <DayChoice today={today} chosen={day} onChoose={setDay} />}
        <div role="alert" className="empty:hidden">
          {state !== 'ready' && state !== 'giving' && <Notice tone="danger">{t(state)}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}
