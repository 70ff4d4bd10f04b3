import type { WordHead } from '../../domain/tutor/bankWord';
import { WORD_CATEGORIES, type WordCategory } from '../words/word';
import { type PackedHead, packedHeads } from './packedHeads';

export type CategorizedHead = WordHead & { readonly category: WordCategory };

const unpacked = (category: WordCategory, { near = [], isGeneral = false, ...head }: PackedHead): CategorizedHead => ({
  ...head,
  id: `${category}_${head.english}`,
  category,
  near,
  isGeneral,
});

/** Every word of the bank without its texts, in the order of the categories. Most screens need no more. */
export const wordHeads: readonly CategorizedHead[] = WORD_CATEGORIES.flatMap((category) =>
  (packedHeads[category] ?? []).map((head) => unpacked(category, head)),
);
