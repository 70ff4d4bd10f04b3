import { useState } from 'react';
import { faq } from '../../content/pages/faq';
import { information } from '../../i18n/information';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Field } from '../../ui/controls/Field';
import { PageHead } from '../../ui/layout/PageHead';
import { Disclosure } from './Disclosure';
import { PageTop } from './PageTop';

export default function FaqPage() {
  const t = useText(information);
  const pick = useBilingual();
  const [sought, setSought] = useState('');

  const wanted = sought.trim().toLowerCase();
  const topics = faq
    .map(({ topic, questions }) => ({
      topic,
      questions: questions.filter(({ question, answer }) =>
        [question, ...answer].some((text) => pick(text).toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);

  return (
    <div className="page-width">
      <PageHead title={t('faqTitle')} description={t('faqDescription')} />
      <PageTop title={t('faqHeading')}>{t('faqLead')}</PageTop>
      <div className="max-w-3xl">
        <Field
          type="search"
          label={t('faqSearch')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <p role="status" className="mt-6 text-muted">
          {topics.length === 0 ? t('faqNothing') : ''}
        </p>
        {topics.map(({ topic, questions }) => (
          <section key={topic.en} className="mt-8">
            <h2 className="mb-2 text-2xl">{pick(topic)}</h2>
            {questions.map(({ id, question, answer }) => (
              <Disclosure key={id} id={id} title={pick(question)}>
                {answer.map((paragraph) => (
                  <p key={paragraph.en} className="mt-2">
                    {pick(paragraph)}
                  </p>
                ))}
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
