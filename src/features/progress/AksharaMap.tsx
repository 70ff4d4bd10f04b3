import { useState } from 'react';
import type { LetterStanding } from '../../domain/progress/knowledge';
import type { LetterMemory } from '../../domain/progress/letterMemory';
import { PRIMER_VOWELS } from '../../domain/script/letters';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { Panel } from '../../ui/layout/Panel';
import { LetterPicker } from './LetterPicker';
import { LetterTiles } from './LetterTiles';
import { MEMORY_BY_ANSWERS } from './letterLooks';
import { MapLegend } from './MapLegend';

type Props = {
  letters: readonly LetterStanding[];
  /** The memory of each letter; if it is unknown, the map uses the answers. */
  memory?: ReadonlyMap<string, LetterMemory> | undefined;
  /** Letters that were written from memory. */
  written?: ReadonlySet<string> | undefined;
  /** A sample is not interactive. */
  isSample?: boolean;
};

const isVowel = (letter: string) => PRIMER_VOWELS.some((vowel) => vowel === letter);

const NONE: ReadonlySet<string> = new Set();

/** Shows how well each letter is known, with links to practice one letter or any selection. */
export function AksharaMap({ letters, memory, written = NONE, isSample = false }: Props) {
  const t = useText(progress);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const shown = letters.map(({ letter, knowledge }) => ({
    letter,
    isWritten: written.has(letter),
    state: memory ? (memory.get(letter) ?? 'none') : MEMORY_BY_ANSWERS[knowledge],
  }));
  const groups = [
    {
      title: t('vowels'),
      own: shown.filter(({ letter }) => isVowel(letter)),
      columns: 'grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))]',
    },
    {
      title: t('consonants'),
      own: shown.filter(({ letter }) => !isVowel(letter)),
      columns: 'grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))]',
    },
  ];
  const toggle = (letter: string) =>
    setChosen((before) =>
      before?.includes(letter) ? before.filter((one) => one !== letter) : [...(before ?? []), letter],
    );
  return (
    <Panel title={t('map')}>
      <p className="text-muted">{t('mapLead')}</p>
      <MapLegend letters={shown.map(({ state }) => state)} written={written.size} />
      {!isSample && <LetterPicker chosen={chosen} onChange={setChosen} />}
      {groups.map(({ title, own, columns }) => (
        <div key={columns} className="grid gap-2.5">
          <h3 className="text-lg">{title}</h3>
          <LetterTiles letters={own} columns={columns} chosen={chosen} onToggle={toggle} isSample={isSample} />
        </div>
      ))}
    </Panel>
  );
}
