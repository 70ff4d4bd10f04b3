import type { Bilingual } from '../bilingual';
import type { Rhyme } from './rhyme';
import { touchableWords } from './words';

/** A line with the index of its first spoken word in the whole rhyme and its number of words. */
export type RhymeLine = Bilingual & { readonly first: number; readonly count: number };

/** The rhyme as one text for the voice, and its lines with their word indexes in that text. */
export function linesBySpokenWord({ lines }: Pick<Rhyme, 'lines'>): {
  readonly verses: readonly (readonly RhymeLine[])[];
  readonly text: string;
  readonly words: number;
} {
  let words = 0;
  const verses = lines.map((verse) =>
    verse.map((line): RhymeLine => {
      const first = words;
      const count = touchableWords(line.te).length;
      words += count;
      return { ...line, first, count };
    }),
  );
  const text = lines.map((verse) => verse.map(({ te }) => te).join('\n')).join('\n\n');
  return { verses, text, words };
}
