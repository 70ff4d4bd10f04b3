import type { WordHead } from '../../domain/tutor/bankWord';
import { wordBank } from '../words';
import type { WordCategory } from '../words/word';

/** A word without what its category says, and without what most words have not. */
export type PackedHead = Omit<WordHead, 'id' | 'category' | 'near' | 'isGeneral'> & {
  readonly near?: readonly string[];
  readonly isGeneral?: boolean;
};

type Packed = Partial<Record<WordCategory, PackedHead[]>>;

/**
 * The bank without its texts. A build makes this list beforehand (scripts/build/prebuilt.mjs), so that none of
 * the texts comes along; everywhere else it is made here.
 */
export const packedHeads: Packed = wordBank.reduce<Packed>((packed, word) => {
  const { id: _, explanations: __, sentence: ___, category, near, isGeneral, ...head } = word;
  (packed[category] ??= []).push({ ...head, ...(near.length > 0 && { near }), ...(isGeneral && { isGeneral }) });
  return packed;
}, {});
