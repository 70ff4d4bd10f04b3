import { refused } from './answers';
import { bytesWithin } from './body';
import type { Guard } from './guard';
import type { Limits } from './limits';
import { memoryLimits } from './memoryLimits';
import type { Call, Route } from './route';
import { findRoute } from './router';

export type Api = (request: Request) => Promise<Response>;

/** One line of the log. It must never contain text that a learner typed. */
export type LogEntry = Readonly<Record<string, string | number | readonly string[]>>;

export type ApiOptions = {
  readonly routes: readonly Route[];
  readonly guard: Guard;
  readonly limits: Limits;
  readonly log: (entry: LogEntry) => void;
  readonly now?: () => number;
};

const MAX_BODY_BYTES = 16_000;

/** Never throws; every refusal has a readable message. */
export function createApi({ routes, guard, limits, log, now = Date.now }: ApiOptions): Api {
  // Callers without an account share one counter. It stays in memory, because in Firestore it would be a bottleneck.
  const anonymousLimits = memoryLimits(now);

  return async (request) => {
    const cors = guard.corsFor(request);
    if (cors === null) return refused(403, 'origin', 'This page may not use this server.');
    const started = now();
    const { answer, place } = await answerTo(request);
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value);
    answer.headers.set('cache-control', 'no-store');
    answer.headers.set('x-content-type-options', 'nosniff');
    log({ place, status: answer.status, ms: now() - started });
    return answer;
  };

  async function answerTo(request: Request): Promise<{ answer: Response; place: string }> {
    if (request.method === 'OPTIONS') return { answer: new Response(null, { status: 204 }), place: 'preflight' };
    const found = findRoute(routes, request.method, request.url);
    // An unknown address may contain anything, so it is not logged.
    if (found.kind === 'nothing') {
      return { answer: refused(404, 'not_found', 'There is nothing at this address.'), place: 'nowhere' };
    }
    if (found.kind === 'wrong-method') {
      const message = 'This address is not asked in that way.';
      return { answer: refused(405, 'method', message, { allow: found.allowed }), place: 'nowhere' };
    }
    const { route, path } = found;
    const place = `${route.method} ${route.path}`;
    try {
      return { answer: await guarded(route, request, path), place };
    } catch (thrown) {
      log({ place, ...withoutMessage(thrown) });
      return { answer: refused(500, 'failed', 'Something went wrong on the server.'), place };
    }
  }

  async function guarded(route: Route, request: Request, path: string): Promise<Response> {
    const admitted = await guard.admit(request, route.needs);
    if (!admitted.ok) return admitted.refusal;
    const { learner } = admitted;
    const place = `${route.method} ${route.path}`;
    const taken = learner
      ? await limits.take(learner.uid, place, route)
      : await anonymousLimits.take('anyone', place, route);
    if (!taken.ok) {
      const wait = { 'retry-after': String(taken.retryAfterSeconds) };
      return refused(429, 'too_often', 'That was too often. Please wait a little.', wait);
    }
    const bounded = await withBoundedBody(request, route.maxBodyBytes ?? MAX_BODY_BYTES);
    if (!bounded) return refused(413, 'too_large', 'This is more than the server takes.');
    const call: Call = { request: bounded, path, learner };
    const answer = await route.handle(call);
    // The headers of responses from fetch and Response.error() are immutable.
    return new Response(answer.body, { status: answer.status, headers: new Headers(answer.headers) });
  }
}

async function withBoundedBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (request.method === 'GET') return request;
  const bytes = await bytesWithin(request, maxBytes);
  return (
    bytes && new Request(request.url, { method: request.method, headers: request.headers, body: Buffer.from(bytes) })
  );
}

/** Logs the stack without the message, which might repeat text that was typed. */
function withoutMessage(thrown: unknown): LogEntry {
  if (!(thrown instanceof Error)) return { failure: typeof thrown };
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return { failure: thrown.name, at: frames.slice(0, 6).map((line) => line.trim()) };
}
