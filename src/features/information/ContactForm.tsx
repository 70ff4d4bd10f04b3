import { useState, type FormEvent } from 'react';
import { information } from '../../i18n/information';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Select';
import { TextArea } from '../../ui/controls/TextArea';

const TOPICS = ['contactTopicQuestion', 'contactTopicMistake', 'contactTopicIdea', 'contactTopicSafety'] as const;

/** Set by the owner of a deployment; without it, the message is copied instead of mailed. */
const ADDRESS: string | undefined = import.meta.env.VITE_CONTACT_EMAIL;

type Outcome = 'contactMessageMissing' | 'contactCopied' | 'contactCopyFailed';

export function ContactForm() {
  const t = useText(information);
  const [name, setName] = useState('');
  const [topic, setTopic] = useState<string>(TOPICS[0]);
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();

  const subject = t(TOPICS.find((key) => key === topic) ?? TOPICS[0]);
  const body = [message.trim(), name.trim()].filter(Boolean).join('\n\n');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setOutcome('contactMessageMissing');
      return;
    }
    if (ADDRESS) {
      location.href = `mailto:${ADDRESS}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
      return;
    }
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      setOutcome('contactCopied');
    } catch {
      setOutcome('contactCopyFailed');
    }
  };

  const missing = outcome === 'contactMessageMissing';
  return (
    <Card className="p-6 md:p-8">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-2xl">{t('contactFormTitle')}</h2>
        <Field
          label={t('contactNameLabel')}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={t('contactTopicLabel')}
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
          options={TOPICS.map((key) => ({ value: key, label: t(key) }))}
        />
        <TextArea
          label={t('contactMessageLabel')}
          hint={t('contactMessageHint')}
          error={missing ? t('contactMessageMissing') : undefined}
          rows={6}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className="text-muted">{ADDRESS ? t('contactAddress', { address: ADDRESS }) : t('contactNoAddress')}</p>
        <Button type="submit">{t(ADDRESS ? 'contactSend' : 'contactCopy')}</Button>
        <p role="status">{outcome && !missing ? t(outcome) : ''}</p>
      </form>
    </Card>
  );
}
