import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';

type EngineRequest = { readonly text: string; readonly language: 'te' | 'en'; readonly wordsPerMinute: number };

const Said = v.object({
  id: v.number(),
  sampleRate: v.pipe(v.number(), v.minValue(1)),
  samples: v.custom<Int16Array<ArrayBuffer>>((value) => value instanceof Int16Array),
  words: v.array(v.object({ position: v.number(), time: v.number() })),
  phonemes: v.array(v.string()),
});
export type Said = v.InferOutput<typeof Said>;

const Started = v.object({ id: v.number(), begun: v.literal(true) });

/** Far more than the longest chunk needs. The download before it has no timeout, because the network may be slow. */
const TIMEOUT_MS = 20_000;

export type Engine = {
  /** Fails with 'broken' only after the worker failed, was restarted, and failed again. */
  say(request: EngineRequest): Promise<Result<Said, 'broken'>>;
};

export function openEngine(startWorker: () => Worker, timeoutMs = TIMEOUT_MS): Engine {
  let running: Running | undefined;

  async function attempt(request: EngineRequest): Promise<Said | undefined> {
    if (!running || running.hasEnded()) running = start(startWorker, timeoutMs);
    return running.say(request);
  }

  return {
    async say(request) {
      const said = (await attempt(request)) ?? (await attempt(request));
      return said ? ok(said) : failed('broken');
    },
  };
}

type Running = { say(request: EngineRequest): Promise<Said | undefined>; hasEnded(): boolean };

/** Runs one worker. When it ends, every pending request resolves to undefined. */
function start(startWorker: () => Worker, timeoutMs: number): Running {
  const pending = new Map<number, (said: Said | undefined) => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let lastId = 0;
  let worker: Worker | undefined;

  const end = () => {
    worker?.terminate();
    worker = undefined;
    for (const timer of timers.values()) clearTimeout(timer);
    for (const answer of pending.values()) answer(undefined);
    pending.clear();
  };

  function receive(message: unknown) {
    if (v.is(Started, message)) {
      timers.set(message.id, setTimeout(end, timeoutMs));
      return;
    }
    const said = v.safeParse(Said, message);
    if (!said.success) return end();
    clearTimeout(timers.get(said.output.id));
    timers.delete(said.output.id);
    pending.get(said.output.id)?.(said.output);
    pending.delete(said.output.id);
  }

  try {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
    });
    worker.addEventListener('messageerror', end);
  } catch {
    // The browser has no module workers, or the page forbids them.
  }

  return {
    hasEnded: () => worker === undefined,
    say(request) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        if (!worker) return resolve(undefined);
        pending.set(id, resolve);
        worker.postMessage({ id, ...request });
      });
    },
  };
}
