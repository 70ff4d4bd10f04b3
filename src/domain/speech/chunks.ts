import { pieces } from '../script/aksharas';
import { speechText, wordsOf } from './words';

export const MAX_CHUNK_CHARACTERS = 450;

/**
 * A part of a text that is spoken in one go. `continuesWord`: it starts inside a word that is too long for one part.
 */
export type Chunk = { readonly text: string; readonly continuesWord: boolean };

const SENTENCE_END = /[.?!…।॥]["'”’)\]]*$/u;

/** Splits a word or an akshara only if it alone is longer than a chunk may be. */
export function chunksOf(text: string, limit = MAX_CHUNK_CHARACTERS): Chunk[] {
  const words = (speechText(text).match(/\S+/gu) ?? []).flatMap((word) => withinLimit(word, limit));
  const chunks: Chunk[] = [];
  let first = 0;
  while (first < words.length) {
    const last = endOfChunk(words, first, limit);
    const taken = words.slice(first, last);
    chunks.push({
      text: taken.map(({ text: word }) => word).join(' '),
      continuesWord: taken[0]?.continuesWord ?? false,
    });
    first = last;
  }
  return chunks;
}

/** Leaves out chunks without anything to say, such as a line of dashes. */
export const speakableChunks = (text: string): Chunk[] =>
  chunksOf(text).filter((chunk) => wordsOf(chunk.text).length > 0);

/** Takes as many words as fit, or ends with a sentence if that fills at least half a chunk. */
function endOfChunk(words: readonly Chunk[], first: number, limit: number): number {
  let length = words[first]?.text.length ?? 0;
  let last = first + 1;
  let sentenceEnd: number | undefined;
  for (;;) {
    const word = words[last];
    if (SENTENCE_END.test(words[last - 1]?.text ?? '') && length * 2 >= limit) sentenceEnd = last;
    if (!word) return last;
    // The second part of a word has no space before it, so it starts its own chunk.
    if (word.continuesWord) return last;
    if (length + 1 + word.text.length > limit) return sentenceEnd ?? last;
    length += 1 + word.text.length;
    last += 1;
  }
}

function withinLimit(word: string, limit: number): Chunk[] {
  if (word.length <= limit) return [{ text: word, continuesWord: false }];
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces(word).flatMap((whole) => (whole.length > limit ? Array.from(whole) : [whole]))) {
    if (part.length + piece.length > limit) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  parts.push(part);
  return parts.map((text, index) => ({ text, continuesWord: index > 0 }));
}
