import { useState } from 'react';
import type { Sign } from '../../../../domain/lesson/lessonContent';
import { transliterated } from '../../../../domain/script/transliteration';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../../i18n/useText';
import { MixedText } from '../../../../ui/layout/MixedText';
import { HeardButton } from '../HeardButton';
import { Latin } from '../latin';

type Props = { consonant: string; signs: readonly Sign[]; heading: 'h2' | 'h3' };

/** One consonant with each sign; the last tapped sign shows how it is written. */
export function GunintamForms({ consonant, signs, heading: Heading }: Props) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  const [touched, setTouched] = useState(signs[0]);
  return (
    <div className="grid gap-4">
      <Heading className="text-xl">
        <MixedText text={t('formsOf', { letter: consonant })} language={language} />
      </Heading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2.5">
        {signs.map((sign) => {
          const form = consonant + sign.sign;
          return (
            <li key={sign.name} className="grid">
              <HeardButton
                text={form}
                name={`${form}, ${sign.name}`}
                onPress={() => setTouched(sign)}
                className="grid content-start justify-items-center rounded-tile px-1 py-2 shadow-card"
              >
                <span lang="te" className="font-display text-4xl leading-[1.6]!">
                  {form}
                </span>
                <Latin text={form} />
                <span lang="te" className="type-small text-center text-muted">
                  {sign.name}
                </span>
              </HeardButton>
            </li>
          );
        })}
      </ul>
      {touched && (
        <p role="status" className="flex items-center gap-4 rounded-tile bg-turmeric-tint px-5 py-3">
          <span lang="te" aria-hidden="true" className="font-display text-3xl text-turmeric-deep">
            {consonant + touched.sign}
          </span>
          <span>
            <span className="block font-semibold">
              <span lang="te">{touched.name}</span> <span lang="te-Latn">{transliterated(touched.name)}</span>
            </span>
            <MixedText text={pick(touched.written)} language={language} />
          </span>
        </p>
      )}
    </div>
  );
}
