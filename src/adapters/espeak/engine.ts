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

const Begun = v.object({ id: v.number(), begun: v.literal(true) });

/** Far more than the longest chunk needs; the download before it has no limit, because a network may be slow. */
const HUNG_AFTER_MS = 20_000;

export type Engine = {
  /** 'broken' only after the worker failed, was started again, and failed again. */
  say(request: EngineRequest): Promise<Result<Said, 'broken'>>;
};

export function openEngine(startWorker: () => Worker, hungAfterMs = HUNG_AFTER_MS): Engine {
  let running: Running | undefined;

  async function attempt(request: EngineRequest): Promise<Said | undefined> {
    if (!running || running.hasEnded()) running = start(startWorker, hungAfterMs);
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

/** One worker from its start to its end; all it still owed is then answered with nothing. */
function start(startWorker: () => Worker, hungAfterMs: number): Running {
  const waiting = new Map<number, (said: Said | undefined) => void>();
  const watches = new Map<number, ReturnType<typeof setTimeout>>();
  let lastId = 0;
  let worker: Worker | undefined;

  const end = () => {
    worker?.terminate();
    worker = undefined;
    for (const watch of watches.values()) clearTimeout(watch);
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };

  function take(message: unknown) {
    if (v.is(Begun, message)) {
      watches.set(message.id, setTimeout(end, hungAfterMs));
      return;
    }
    const said = v.safeParse(Said, message);
    if (!said.success) return end();
    clearTimeout(watches.get(said.output.id));
    watches.delete(said.output.id);
    waiting.get(said.output.id)?.(said.output);
    waiting.delete(said.output.id);
  }

  try {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
    });
    worker.addEventListener('messageerror', end);
  } catch {
    // A browser without module workers, or a page that forbids them.
  }

  return {
    hasEnded: () => worker === undefined,
    say(request) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        if (!worker) return resolve(undefined);
        waiting.set(id, resolve);
        worker.postMessage({ id, ...request });
      });
    },
  };
}
