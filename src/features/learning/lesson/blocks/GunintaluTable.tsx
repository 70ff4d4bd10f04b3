import type { Sign } from '../../../../domain/lesson/lessonContent';
import { PRIMER_CONSONANTS } from '../../../../domain/script/letters';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { ScrollArea } from '../../../../ui/layout/ScrollArea';
import { HeardButton } from '../HeardButton';
import { shownAndSaid } from '../../../../domain/script/signs';

/** Every consonant with every sign; the consonant stays visible while the rest scrolls. */
export function GunintaluTable({ signs }: { signs: readonly Sign[] }) {
  const t = useText(learning);
  return (
    <ScrollArea
      label={t('wholeTable')}
      className="max-h-[70dvh] scroll-pt-20 scroll-pb-3 scroll-pl-28 overflow-y-auto rounded-b-card"
    >
      <table className="border-separate border-spacing-1 text-center">
        <caption className="px-4 pb-2 text-left text-muted">{t('wholeTableHint')}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 bg-card px-2 font-semibold text-muted">
              {t('consonant')}
            </th>
            {signs.map(({ sign, name, vowel }) => (
              <th key={name} scope="col" lang="te" className="type-small sticky top-0 z-10 bg-card px-1 font-semibold">
                <span className="block text-xl text-indigo">{sign === '' ? vowel : shownAndSaid(sign).shown}</span>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRIMER_CONSONANTS.map((consonant) => (
            <tr key={consonant}>
              <th scope="row" lang="te" className="font-display sticky left-0 z-10 bg-card text-2xl">
                {consonant}
              </th>
              {signs.map(({ sign, name }) => (
                <td key={name}>
                  <Form form={consonant + sign} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const Form = ({ form }: { form: string }) => (
  <HeardButton text={form} className="font-display w-full rounded-[10px] px-1.5 text-2xl">
    <span lang="te">{form}</span>
  </HeardButton>
);
