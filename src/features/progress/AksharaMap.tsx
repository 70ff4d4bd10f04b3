import { KNOWLEDGE, type Knowledge, type LetterStanding } from '../../domain/progress/knowledge';
import { PRIMER_VOWELS } from '../../domain/script/letters';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { Panel } from '../../ui/Panel';

/** Each state has a mark of its own, so that colour is never the only mark. */
const LOOKS: Readonly<Record<Knowledge, string>> = {
  known: 'border-leaf bg-leaf text-on-leaf',
  learning: 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep',
  met: 'border-dashed border-edge bg-card text-ink',
  unknown: 'border-transparent bg-paper text-muted',
};
const MARKS: Readonly<Record<Knowledge, string>> = { known: '✓', learning: '◐', met: '…', unknown: '' };
const TILE = 'grid place-items-center rounded-tile border-2';

const isVowel = ({ letter }: LetterStanding) => PRIMER_VOWELS.some((vowel) => vowel === letter);

function Letters({ title, letters }: { title: string; letters: readonly LetterStanding[] }) {
  const t = useText(progress);
  return (
    <div className="grid gap-2.5">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {letters.map(({ letter, knowledge }) => (
          <li key={letter} className={`${TILE} h-20 content-center ${LOOKS[knowledge]}`}>
            <span lang="te" className="font-display text-2xl leading-tight!">
              {letter}
            </span>
            <span className="sr-only">{t(knowledge)}</span>
            <span aria-hidden="true" className="h-4 text-sm leading-none">
              {MARKS[knowledge]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How well each letter is known, and how many there are of each kind. */
export function AksharaMap({ letters }: { letters: readonly LetterStanding[] }) {
  const t = useText(progress);
  const format = useFormat();
  const countOf = (knowledge: Knowledge) => letters.filter((letter) => letter.knowledge === knowledge).length;
  return (
    <Panel title={t('map')}>
      <p className="text-muted">{t('mapLead')}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {KNOWLEDGE.toReversed().map((knowledge) => (
          <div key={knowledge} className="flex items-center gap-2">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" className={`${TILE} size-7 text-xs ${LOOKS[knowledge]}`}>
                {MARKS[knowledge]}
              </span>
              {t(knowledge)}
            </dt>
            <dd className="font-semibold tabular-nums">{format.number(countOf(knowledge))}</dd>
          </div>
        ))}
      </dl>
      <Letters title={t('vowels')} letters={letters.filter(isVowel)} />
      <Letters title={t('consonants')} letters={letters.filter((letter) => !isVowel(letter))} />
    </Panel>
  );
}
