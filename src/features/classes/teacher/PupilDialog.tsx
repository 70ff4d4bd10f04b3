import { useState } from 'react';
import { isPupilId, type Pupil } from '../../../domain/classroom/classroom';
import { spacedCode } from '../../../domain/classroom/code';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom, ClassroomErrorKind } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/layout/Dialog';
import { Notice } from '../../../ui/messages/Notice';
import { joinAddress } from '../addresses';

type Props = {
  pupil: Pupil | undefined;
  classroom: Classroom;
  classId: string;
  onClose: () => void;
  onRemoved: () => void;
};

/** A teacher can give a pupil a code for another device, or remove the pupil. */
export function PupilDialog({ pupil, classroom, classId, onClose, onRemoved }: Props) {
  const t = useText(classes);
  const [code, setCode] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<ClassroomErrorKind | null>(null);
  if (!pupil) return null;
  const { id, name } = pupil;

  const showCode = async () => {
    setAsking(true);
    const made = await classroom.comeBackCode(classId, id);
    setAsking(false);
    setCode(made.ok ? made.value.code : null);
    setProblem(made.ok ? null : made.error.kind);
  };
  const remove = async () => {
    if (!isSure) {
      setSure(true);
      return;
    }
    const removed = await classroom.removePupil(classId, id);
    setProblem(removed.ok ? null : removed.error.kind);
    if (!removed.ok) return;
    onRemoved();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('close')}>
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="text-lg">{t('comeBack')}</h3>
          {isPupilId(id) ? (
            <>
              <div role="status" className="empty:hidden">
                {code && (
                  <p className="rounded-card bg-turmeric p-3 text-center font-latin text-3xl font-bold tracking-[0.12em] text-on-turmeric">
                    {spacedCode(code)}
                  </p>
                )}
              </div>
              <p className="wrap-break-word text-muted">{t('comeBackText', { name, address: joinAddress() })}</p>
              <Button className="justify-self-start" disabled={isAsking} onClick={() => void showCode()}>
                {t('newComeBackCode')}
              </Button>
            </>
          ) : (
            <p className="text-muted">{t('comeBackGoogle', { name })}</p>
          )}
        </section>
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-lg">{t('removePupil')}</h3>
          <p className="text-muted">{t('removePupilText', { name })}</p>
          <Button look={isSure ? 'danger' : 'quiet'} className="justify-self-start" onClick={() => void remove()}>
            {isSure ? t('removePupilSure', { name }) : t('removePupil')}
          </Button>
        </section>
        <div role="alert" className="empty:hidden">
          {problem && <Notice tone="danger">{t(problem)}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}
