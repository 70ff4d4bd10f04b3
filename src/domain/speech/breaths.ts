import { type Chunk, speakableChunks } from './chunks';

/** A chunk that a voice says in one go, and the pause after it. */
export type Breath = Chunk & { readonly pauseSeconds: number };

// As long as the pauses of the embedded voice inside a text.
const SENTENCE_PAUSE_SECONDS = 0.38;
// A pause lets the lines of a poem be heard as lines.
const LINE_PAUSE_SECONDS = 0.3;

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;
const SENTENCE_BREAK = /(?<=[.?!…।॥]["'”’)\]]*)\s+/u;

/** Splits by line and sentence, so that the first can play while the others are prepared. */
export function breathsOf(text: string): Breath[] {
  const parts = text.split(LINE_BREAK).flatMap((line) => {
    const sentences = line.split(SENTENCE_BREAK);
    return sentences.map((sentence, index) => ({
      chunks: speakableChunks(sentence),
      pause: index < sentences.length - 1 ? SENTENCE_PAUSE_SECONDS : LINE_PAUSE_SECONDS,
    }));
  });
  const spoken = parts.filter(({ chunks }) => chunks.length > 0);
  return spoken.flatMap(({ chunks, pause }, place) =>
    chunks.map(({ text: said, continuesWord }, index) => {
      const endsPart = index === chunks.length - 1;
      const endsText = endsPart && place === spoken.length - 1;
      return { text: said, continuesWord, pauseSeconds: endsPart && !endsText ? pause : 0 };
    }),
  );
}
