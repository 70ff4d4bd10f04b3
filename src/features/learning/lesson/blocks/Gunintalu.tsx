import { useState } from 'react';
import type { Sign } from '../../../../domain/lesson/lessonContent';
import { PRIMER_CONSONANTS } from '../../../../domain/script/letters';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { Icon } from '../../../../ui/pictures/Icon';
import { GunintaluTable } from './GunintaluTable';
import { GunintamForms } from './GunintamForms';

/** The learner chooses a consonant and hears it with every sign; the whole table opens on demand. */
export function Gunintalu({ signs, heading }: { signs: readonly Sign[]; heading: 'h2' | 'h3' }) {
  const t = useText(learning);
  const [consonant, setConsonant] = useState<string>(PRIMER_CONSONANTS[0]);
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset className="print:hidden">
        <legend className="mb-2.5 font-semibold">{t('chooseConsonant')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
          {PRIMER_CONSONANTS.map((letter) => (
            <button
              key={letter}
              type="button"
              lang="te"
              aria-pressed={letter === consonant}
              onClick={() => setConsonant(letter)}
              className="touch font-display rounded-tile border-2 border-line bg-card text-2xl hover:border-edge aria-pressed:border-indigo aria-pressed:bg-indigo aria-pressed:text-on-indigo"
            >
              {letter}
            </button>
          ))}
        </div>
      </fieldset>
      <GunintamForms key={consonant} consonant={consonant} signs={signs} heading={heading} />
      <details
        className="group print:hidden rounded-card border border-line bg-card shadow-card"
        onToggle={({ currentTarget }) => setWhole(currentTarget.open)}
      >
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 text-lg font-semibold">
          {t('wholeTable')}
          <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        {isWhole && <GunintaluTable signs={signs} />}
      </details>
    </div>
  );
}
