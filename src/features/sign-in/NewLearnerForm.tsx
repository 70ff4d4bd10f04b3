import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '../../domain/learner/email';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

type Props = { onAdd: (newcomer: { name: string; email: string }) => Promise<void> };

export function NewLearnerForm({ onAdd }: Props) {
  const t = useText(texts);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const nameMissing = name.trim() === '';
  const emailWrong = !looksLikeEmail(email);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (nameMissing || emailWrong || isSending) return;
    setIsSending(true);
    await onAdd({ name: name.trim(), email: email.trim() });
    setIsSending(false);
  };

  return (
    <form onSubmit={send} noValidate className="mt-6 grid gap-4 border-t border-line pt-5">
      <h3 className="text-xl">{t('addTitle')}</h3>
      <Field
        label={t('nameLabel')}
        hint={t('nameHint')}
        error={wasSent && nameMissing ? t('nameMissing') : undefined}
        autoComplete="nickname"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        type="email"
        label={t('emailLabel')}
        hint={t('emailHint')}
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
