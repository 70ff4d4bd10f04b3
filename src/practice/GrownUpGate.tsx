import { type FormEvent, useState } from 'react';
import { isRightAnswer, newGrownUpQuestion } from '../domain/learner/grownUpGate';
import { gate } from '../i18n/gate';
import { useText } from '../i18n/useText';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/layout/Dialog';
import { Field } from '../ui/controls/Field';

type Props = { open: boolean; onClose: () => void; onPass: () => void };

/** Asks a sum before actions that a child should not take alone. */
export function GrownUpGate({ open, onClose, onPass }: Props) {
  const t = useText(gate);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Sum onPass={onPass} />
    </Dialog>
  );
}

/** A new question each time the dialog opens. */
function Sum({ onPass }: { onPass: () => void }) {
  const t = useText(gate);
  const [question, setQuestion] = useState(() => newGrownUpQuestion(Math.random));
  const [answer, setAnswer] = useState('');
  const [wasWrong, setWasWrong] = useState(false);

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isRightAnswer(question, answer)) {
      onPass();
      return;
    }
    setWasWrong(true);
    setAnswer('');
    setQuestion(newGrownUpQuestion(Math.random));
  };

  return (
    <form onSubmit={check} noValidate className="grid gap-5">
      <p className="font-display text-3xl">{t('question', question)}</p>
      <Field
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        label={t('answer')}
        error={wasWrong && answer === '' ? t('wrong') : undefined}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit">{t('goOn')}</Button>
    </form>
  );
}
