import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { VIRAMA } from '../../domain/script/letters';
import { gunintam, PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { STACKED } from '../../domain/lesson/akshara';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { Getting } from '../../practice/writing/Getting';
import { useWriting } from '../../practice/writing/loadWriting';
import { Watch } from '../../practice/writing/Watch';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Icon } from '../../ui/pictures/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { slateOf } from './addresses';

const GROUPS = [
  { id: 'vowels', letters: PRIMER_VOWELS },
  { id: 'consonants', letters: PRIMER_CONSONANTS },
  { id: 'signs', letters: gunintam('క') },
  { id: 'vottulu', letters: STACKED.filter((letter) => letter !== 'ష').map((letter) => `క${VIRAMA}${letter}`) },
] as const;

/** Shows how each letter is written, with a link to the slate. */
export default function WritingPage() {
  const t = useText(writing);
  const [parameters, setParameters] = useSearchParams();
  const letter = parameters.get('letter')?.normalize('NFC') ?? PRIMER_VOWELS[0];
  const choose = (chosen: string) => setParameters({ letter: chosen }, { replace: true, preventScrollReset: true });
  return (
    <div className="@container grid max-w-5xl grid-cols-1 gap-7">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </header>
      <Suspense fallback={<Getting />}>
        <Board letter={letter} onChoose={choose} />
      </Suspense>
    </div>
  );
}

function Board({ letter, onChoose }: { letter: string; onChoose: (letter: string) => void }) {
  const t = useText(writing);
  const { formOf } = useWriting();
  const [known] = useState(() => GROUPS.map(({ id, letters }) => ({ id, letters: letters.filter(formOf) })));
  const form = formOf(letter);
  return (
    <div className="grid grid-cols-1 items-start gap-7 @3xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      {form && (
        <Card className="grid grid-cols-1 gap-4 p-4 @3xl:sticky @3xl:top-24">
          <Watch key={form.name} form={form} />
          <ButtonLink to={slateOf([form.name])} className="justify-self-center">
            <Icon name="edit" className="size-5" />
            {t('writeIt')}
          </ButtonLink>
        </Card>
      )}
      <div className="grid grid-cols-1 gap-6">
        {known.map(({ id, letters }) => (
          <section key={id} className="grid grid-cols-1 gap-2.5">
            <h2 className="text-xl">{t(id)}</h2>
            <div
              role="group"
              aria-label={t('chooseLetter')}
              className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2"
            >
              {letters.map((one) => (
                <button
                  key={one}
                  type="button"
                  lang="te"
                  aria-pressed={one === letter}
                  onClick={() => onChoose(one)}
                  className="grid h-16 place-items-center rounded-tile border-2 border-line bg-card font-display text-2xl leading-[1.5]! shadow-card hover:border-edge aria-pressed:border-turmeric-deep aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
                >
                  {one}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
