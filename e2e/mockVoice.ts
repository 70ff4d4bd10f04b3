/**
 * Answers like `/voice/worker.js`, immediately and with a quiet tone: the real engine takes longer to start than most
 * tests take. It is injected into the page, so it must not refer to anything outside. Tests about speech set
 * `voice: 'real'`.
 */
export function mockVoice() {
  const RATE = 8000;
  const SECONDS_PER_WORD = 0.25;
  const RealWorker = window.Worker;

  class MockWorker extends EventTarget {
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
      String(script).endsWith('/voice/worker.js') ? new MockWorker() : new target(script, ...rest),
  });
}
