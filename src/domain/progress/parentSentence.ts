import type { ParentFigures } from './figures';
import type { LetterMemory } from './letterMemory';

/** What a grown-up wants to know in one breath; the words are in the catalogues. */
export type ParentSentence = {
  readonly days: number;
  readonly minutes: number;
  readonly known: number;
  readonly letters: number;
  /** `null` while nobody has looked which letters fade. */
  readonly fading: number | null;
};

/** @param memory how each letter is remembered, where that is known */
export function parentSentence(
  { lastSevenDays, letters }: ParentFigures,
  memory?: ReadonlyMap<string, LetterMemory>,
): ParentSentence {
  const remembered = memory && letters.map(({ letter }) => memory.get(letter) ?? 'none');
  return {
    days: lastSevenDays.filter(({ isPractised }) => isPractised).length,
    minutes: lastSevenDays.reduce((sum, { minutes }) => sum + minutes, 0),
    known: remembered
      ? remembered.filter((one) => one === 'strong').length
      : letters.filter(({ knowledge }) => knowledge === 'known').length,
    letters: letters.length,
    fading: remembered ? remembered.filter((one) => one === 'fading').length : null,
  };
}
