// Checks that the word bank stays cheap: its index is small and answers within one frame.
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { median } from './throttledVisit.mjs';

const ROUNDS = 200;
const FRAME_MS = 1000 / 60;
/** Roughly how much slower a phone is than the machine this runs on. */
const PHONE_SLOWDOWN = 4;
const MAX_INDEX_KB = 50;

/** @param {() => void} work */
function medianMs(work) {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

export async function benchWordSearch() {
  const load = async (/** @type {string} */ file) => (await runnerImport(`./src/${file}.ts`)).module;
  const { packedHeads } = await load('content/bank/packedHeads');
  const { wordHeads } = await load('content/bank/heads');
  const { createInterpreter } = await load('domain/tutor/understand');
  const { numberInTelugu } = await load('domain/speech/numbers');
  const { matchName, interpret } = createInterpreter({
    words: wordHeads,
    numberInTelugu,
    translate: () => ({ kind: 'not-understood' }),
  });
  const more = { sentences: () => null, mentions: {} };

  const kilobytes = brotliCompressSync(JSON.stringify(packedHeads)).length / 1000;
  const rows = [
    { text: 'elephants', measure: 'Words: finding one by name ÷ a phone’s frame' },
    { text: 'elefant', measure: 'Words: finding one by a misspelling ÷ a phone’s frame' },
  ].map(({ text, measure }) => {
    const ms = medianMs(() => matchName(text) ?? interpret(text, more)) * PHONE_SLOWDOWN;
    return {
      measure,
      value: `${ms.toFixed(1)} ms`,
      limit: 1,
      ratio: ms / FRAME_MS,
      detail: `${wordHeads.length} words, ${PHONE_SLOWDOWN}× slower CPU`,
    };
  });
  return [
    ...rows,
    {
      measure: 'Words: the index, compressed with Brotli',
      value: `${kilobytes.toFixed(1)} kB`,
      limit: MAX_INDEX_KB,
      ratio: kilobytes,
      detail: 'explanations are fetched by theme',
    },
  ];
}
