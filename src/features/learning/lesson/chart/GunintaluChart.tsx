import type { Sign } from '../../../../domain/lesson/lessonContent';
import { PRIMER_CONSONANTS } from '../../../../domain/script/letters';
import { shownAndSaid } from '../../../../domain/script/signs';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { ScrollArea } from '../../../../ui/layout/ScrollArea';

/** Every consonant with every sign, small enough for one sheet. */
export function GunintaluChart({ signs }: { signs: readonly Sign[] }) {
  const t = useText(learning);
  return (
    <ScrollArea label={t('wholeTable')} className="rounded-card border border-line bg-card">
      <table
        lang="te"
        className="font-display border-collapse text-center text-xl print:w-full print:text-[0.8rem] print:leading-[1.6]!"
      >
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="px-2 py-1 print:p-0">
              <span className="sr-only">{t('consonant')}</span>
            </th>
            {signs.map(({ sign, name, vowel }) => (
              <th key={name} scope="col" aria-label={name} className="px-2 py-1 font-normal text-indigo print:p-0">
                {sign === '' ? vowel : shownAndSaid(sign).shown}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRIMER_CONSONANTS.map((consonant) => (
            <tr key={consonant} className="break-inside-avoid border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1 text-indigo print:p-0">
                {consonant}
              </th>
              {signs.map(({ sign, name }) => (
                <td key={name} className="px-2 py-1 print:p-0">
                  {consonant + sign}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
