// Speaks the messages of `/voice/worker.js`, immediately and without a sound: the real engine takes longer to start
// than a test of a page takes.
const SAMPLE_RATE = 8_000;
const SECONDS_PER_WORD = 0.01;

class SilentWorker extends EventTarget {
  postMessage({ id, text }: { id: number; text: string }) {
    const words = [...text.matchAll(/\S+/gu)].map(({ index }, place) => ({
      position: [...text.slice(0, index)].length,
      time: place * SECONDS_PER_WORD,
    }));
    const samples = new Int16Array(words.length * SECONDS_PER_WORD * SAMPLE_RATE);
    this.#answer({ id, begun: true });
    this.#answer({ id, sampleRate: SAMPLE_RATE, samples, words, phonemes: [] });
  }
  #answer(data: object) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

export const startSilentWorker = (): Worker => new SilentWorker() as unknown as Worker;
