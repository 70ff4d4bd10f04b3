import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '../../domain/learner/email';
import { LEARNER_PICTURES, type LearnerPicture } from '../../domain/learner/pictures';
import { pictures } from '../../i18n/pictures';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import type { NewLearner } from '../../ports/identity';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { PicturePicker } from '../../ui/controls/PicturePicker';

type Props = { onAdd: (newcomer: NewLearner) => Promise<void>; isFirst: boolean };

/** A name is enough. */
export function NewLearnerForm({ onAdd, isFirst }: Props) {
  const t = useText(texts);
  const nameOf = useText(pictures);
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<LearnerPicture>();
  const [email, setEmail] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const nameMissing = name.trim() === '';
  const emailWrong = email.trim() !== '' && !looksLikeEmail(email);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (nameMissing || emailWrong || isSending) return;
    setIsSending(true);
    await onAdd({ name: name.trim(), email: email.trim(), picture });
    setIsSending(false);
  };

  return (
    <form onSubmit={send} noValidate className={`mt-5 grid gap-4 ${isFirst ? '' : 'border-t border-line pt-5'}`}>
      {!isFirst && <h3 className="text-xl">{t('addTitle')}</h3>}
      <Field
        data-autofocus={isFirst ? '' : undefined}
        label={t('nameLabel')}
        error={wasSent && nameMissing ? t('nameMissing') : undefined}
        autoComplete="nickname"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PicturePicker
        label={t('pictureLabel')}
        pictures={LEARNER_PICTURES}
        nameOf={nameOf}
        chosen={picture}
        onChoose={setPicture}
      />
      <Field
        type="email"
        label={t('emailLabel')}
        error={wasSent && emailWrong ? t('emailWrong') : undefined}
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" disabled={isSending}>
        {t('add')}
      </Button>
    </form>
  );
}
