/**
 * Answers like `/voice/worker.js`, at once and with a quiet tone: the real engine takes longer to start than most journeys
 * last. It is put into the page, so it uses nothing from outside. Those about what is heard ask for `voice: 'real'`.
 */
export function mockVoice() {
  const RATE = 8000;
  const SECONDS_PER_WORD = 0.25;
  const RealWorker = window.Worker;

  class Mock extends EventTarget {
    postMessage({ id, text }: { id: number; text: string }) {
      const words = [...text.matchAll(/\S+/gu)].map(({ index }, place) => ({
        position: [...text.slice(0, index)].length,
        time: place * SECONDS_PER_WORD,
      }));
      const samples = Int16Array.from({ length: words.length * SECONDS_PER_WORD * RATE }, (_, at) =>
        Math.round(500 * Math.sin(at / 6)),
      );
      this.#answer({ id, begun: true });
      this.#answer({ id, sampleRate: RATE, samples, words, phonemes: [] });
    }
    #answer(data: object) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  }

  window.Worker = new Proxy(RealWorker, {
    construct: (target, [script, ...rest]: [string | URL, ...never[]]) =>
      String(script).endsWith('/voice/worker.js') ? new Mock() : new target(script, ...rest),
  });
}
