// SPDX-License-Identifier: GPL-3.0-or-later
// The embedded voice: receives { id, text, language, wordsPerMinute } and answers { id, sampleRate, samples, words,
// phonemes } or { id, fault }. Positions count characters from 0; times are in seconds. scripts/make-voice.mjs copies
// this file into public/voice/.
import load from './espeak-ng.js';

async function openEngine() {
  // The engine never reports a failed download, so this worker fetches the data itself.
  const response = await fetch(new URL('./espeak-ng.data', import.meta.url));
  if (!response.ok) throw new Error(`espeak-ng.data: ${response.status}`);
  const data = await response.arrayBuffer();
  const quiet = () => {};
  const { eSpeakNGWorker } = await load({ getPreloadedPackage: () => data, print: quiet, printErr: quiet });
  return new eSpeakNGWorker();
}

const opening = openEngine();

/** @typedef {{ id: number, text: string, language: string, wordsPerMinute: number }} Request */

/**
 * @param {import('./espeak-ng.js').Engine} engine
 * @param {Request} request
 */
function say(engine, { text, language, wordsPerMinute }) {
  engine.set_voice(language, '', 0, 0, 0);
  engine.set_rate(wordsPerMinute);

  /** @type {Int16Array[]} */
  const parts = [];
  /** @type {{ position: number, time: number }[]} */
  const words = [];
  /** @type {string[]} */
  const phonemes = [];
  engine.synthesize(text, (samples, events) => {
    parts.push(samples);
    for (const event of events) {
      if (event.type === 'word') words.push({ position: event.text_position - 1, time: event.audio_position / 1000 });
      if (event.type === 'phoneme' && event.id) phonemes.push(String(event.id));
    }
    return false;
  });

  const samples = new Int16Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { sampleRate: engine.get_samplerate(), samples, words, phonemes };
}

self.addEventListener('message', async (/** @type {MessageEvent<Request>} */ { data: request }) => {
  try {
    const engine = await opening;
    postMessage({ id: request.id, begun: true });
    const said = say(engine, request);
    postMessage({ id: request.id, ...said }, [said.samples.buffer]);
  } catch (error) {
    postMessage({ id: request.id, fault: String(error) });
  }
});
