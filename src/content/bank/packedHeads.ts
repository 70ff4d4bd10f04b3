import type { WordHead } from '../../domain/tutor/bankWord';
import { wordBank } from '../words';
import type { WordCategory } from '../words/word';

/** A word without its id and category, which follow from its place, and without default values. */
export type PackedHead = Omit<WordHead, 'id' | 'category' | 'near' | 'isGeneral'> & {
  readonly near?: readonly string[];
  readonly isGeneral?: boolean;
};

type Packed = Partial<Record<WordCategory, PackedHead[]>>;

/**
 * The bank without its texts. The build prebuilds this list (scripts/build/prebuilt.mjs), so that it does not load the
 * texts; in development and tests it is computed here.
 */
export const packedHeads: Packed = wordBank.reduce<Packed>((packed, word) => {
  const { id: _, explanations: __, sentence: ___, category, near, isGeneral, ...head } = word;
  (packed[category] ??= []).push({ ...head, ...(near.length > 0 && { near }), ...(isGeneral && { isGeneral }) });
  return packed;
}, {});
