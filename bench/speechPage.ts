// bench/speech.mjs runs this in the browser: the product's own adapter and player, with timers around them.
import { openEmbeddedSpeech } from '../src/adapters/espeak/speech';
import { cachedSpeech } from '../src/adapters/speech/cachedSpeech';
import { createPlayer } from '../src/ui/speech/player';

const speech = openEmbeddedSpeech();
// The product's own cache and player; a budget of 0 bytes makes every text a cache miss.
const player = createPlayer(cachedSpeech(speech, { budgetBytes: 0 }));

async function synthesis(text: string) {
  const started = performance.now();
  const spoken = await speech.speak(text);
  if (!spoken.ok) throw new Error(spoken.error.kind);
  return { ms: performance.now() - started, seconds: spoken.value.seconds };
}

/** Measures from the tap until the audio element reports that it is playing. */
async function firstSound(text: string) {
  const started = performance.now();
  const playing = new Promise<number>((resolve) => {
    const stop = player.subscribe(() => {
      const { phase, error } = player.stateOf('bench');
      if (phase === 'failed') throw new Error(error?.kind);
      if (phase !== 'playing') return;
      stop();
      resolve(performance.now() - started);
    });
  });
  void player.speak('bench', text);
  const ms = await playing;
  player.stop('bench');
  return ms;
}

async function warm() {
  const started = performance.now();
  await speech.warm();
  return performance.now() - started;
}

const bench = {
  synthesis,
  firstSound,
  warm,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
