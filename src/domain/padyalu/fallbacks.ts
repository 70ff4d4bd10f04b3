import { aksharas } from '../script/aksharas';
import type { Poem } from './poem';

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;

/** The lines as printed; an empty line separates two stanzas. */
export const linesOf = ({ teluguText }: Pick<Poem, 'teluguText'>): string[] => {
  const lines = teluguText.split(LINE_BREAK).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
};

/** The preview, or the first line for a poem without one. */
export const previewOf = (poem: Pick<Poem, 'previewText' | 'teluguText'>): string =>
  poem.previewText.trim() || (linesOf(poem)[0] ?? '');

/** The letter shown as the picture of a poem or poet; అ if the text has no Telugu letter. */
export const firstLetter = (text: string): string => aksharas(text)[0] ?? 'అ';
