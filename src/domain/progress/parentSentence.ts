import type { ParentFigures } from './figures';
import type { LetterMemory } from './letterMemory';

/** The figures of the one-sentence summary for grown-ups; its text is in the catalogues. */
export type ParentSentence = {
  readonly days: number;
  readonly minutes: number;
  readonly known: number;
  readonly letters: number;
  /** `null` until the memory is loaded. */
  readonly fading: number | null;
};

/** @param memory how each letter is remembered, if the memory is loaded */
export function parentSentence(
  { lastSevenDays, letters }: ParentFigures,
  memory?: ReadonlyMap<string, LetterMemory>,
): ParentSentence {
  const remembered = memory && letters.map(({ letter }) => memory.get(letter) ?? 'none');
  return {
    days: lastSevenDays.filter(({ isPracticed }) => isPracticed).length,
    minutes: lastSevenDays.reduce((sum, { minutes }) => sum + minutes, 0),
    known: remembered
      ? remembered.filter((one) => one === 'strong').length
      : letters.filter(({ knowledge }) => knowledge === 'known').length,
    letters: letters.length,
    fading: remembered ? remembered.filter((one) => one === 'fading').length : null,
  };
}
