import type { WordHead } from '../../domain/tutor/bankWord';
import { WORD_CATEGORIES, type WordCategory } from '../words/word';
import { packedHeads } from './packedHeads';

export type CategorizedHead = WordHead & { readonly category: WordCategory };

/** Every word of the bank without its texts, in the order of the categories: small, and all that most screens need. */
export const wordHeads: readonly CategorizedHead[] = WORD_CATEGORIES.flatMap((category) =>
  (packedHeads[category] ?? []).map(({ near = [], isGeneral = false, ...head }) => ({
    ...head,
    id: `${category}_${head.english}`,
    category,
    near,
    isGeneral,
  })),
);
