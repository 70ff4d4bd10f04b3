import { fingerprint } from '../fingerprint';
import type { WordHead } from './bankWord';

const MAX_GRADE = 1;

/** Common words with pictures from different themes; always the same ones for the same text. */
export function popularWords(bank: readonly WordHead[], text: string, count: number): WordHead[] {
  const common = bank.filter(({ emoji, grade }) => emoji !== undefined && grade <= MAX_GRADE);
  const themes = [...new Set(common.map(({ category }) => category))];
  return Array.from({ length: Math.min(count, themes.length) }, (_, at) => {
    const theme = themes[(fingerprint(text) + at) % themes.length];
    const words = common.filter(({ category }) => category === theme);
    return words[fingerprint(`${text}${at}`) % words.length];
  }).filter((word) => word !== undefined);
}
