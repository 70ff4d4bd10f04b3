import { describe, expect, test, vi } from 'vitest';
import { translationPrompt } from '../../../src/domain/tutor/prompts';
import { mockApi, OPTIONS, PAGE, post } from '../testing/mockApi.testing';
import { answered, answeredInLines } from './answers';
import { type ApiOptions, createApi } from './createApi';
import { createGuard } from './guard';
import { memoryLimits } from './memoryLimits';
import type { Call, Route } from './route';

const guard = createGuard({
  allowedOrigins: [PAGE, 'https://demo--*.web.app'],
  verifyLearner: async (token) => (token === 'good' ? { uid: 'anna', provider: 'google.com' } : null),
  verifyAppCheck: null,
});

const ROUTE: Route = {
  method: 'POST',
  path: '/echo',
  needs: 'learner',
  perMinute: 3,
  perDay: 5,
  handle: async ({ learner, path }) => answered({ uid: learner?.uid ?? null, path }),
};

const apiWith = (route: Partial<Route> = {}, options: Partial<ApiOptions> = {}) =>
  createApi({
    routes: [{ ...ROUTE, ...route }],
    guard,
    limits: memoryLimits(() => 0),
    log: () => {},
    now: () => 0,
    ...options,
  });

const ask = (path = '/api/echo', headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(`https://server.test${path}`, {
    method: 'POST',
    headers: { origin: PAGE, authorization: 'Bearer good', ...headers },
    ...init,
  });

describe('an address', () => {
  test.each(['/api/echo', '/echo', '/api/echo/', '/api/echo?x=1'])('%s matches its route', async (path) => {
    expect(await (await apiWith()(ask(path))).json()).toEqual({ uid: 'anna', path: '/echo' });
  });

  test('may contain a part that matches any name', async () => {
    const api = apiWith({ path: '/classes/*/leave' });
    expect(await (await api(ask('/api/classes/abc/leave'))).json()).toMatchObject({ path: '/classes/abc/leave' });
    for (const path of ['/api/classes//leave', '/api/classes/leave', '/api/classes/a/b/leave']) {
      expect((await api(ask(path))).status).toBe(404);
    }
  });

  test.each(['/', '//', '/api', '/api/', '/api/echo/more', '/apiecho', '/api/ECHO'])(
    '%s is not found',
    async (path) => {
      const answer = await apiWith()(ask(path));
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/\.$/u), code: 'not_found' } });
    },
  );

  test('refuses other methods', async () => {
    const answer = await apiWith()(ask('/api/echo', {}, { method: 'GET' }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('a page', () => {
  test.each([PAGE, 'https://demo--pr-12-ab34.web.app'])('of our own, %s, may read the answer', async (origin) => {
    const answer = await apiWith()(ask('/api/echo', { origin }));
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    'https://elsewhere.test',
    `${PAGE}.evil.test`,
    'https://aksharamxtest',
    'https://demo--a.evil.test/.web.app',
    'https://demo--.web.app',
    'null',
  ])('of another origin, %s, is refused even with a valid token', async (origin) => {
    const handle = vi.fn<Route['handle']>();
    const answer = await apiWith({ handle })(ask('/api/echo', { origin }));
    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(handle).not.toHaveBeenCalled();
  });

  test('may send a token after a preflight request', async () => {
    const answer = await apiWith()(ask('/api/echo', { authorization: '' }, { method: 'OPTIONS' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

describe('a caller', () => {
  test.each(['', 'Bearer', 'Bearer bad', 'good', 'Basic good', 'Bearer good bad', `Bearer ${'a'.repeat(9000)}`])(
    'with %j is asked to sign in',
    async (authorization) => {
      const answer = await apiWith()(ask('/api/echo', { authorization }));
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: { message: 'Please sign in again.', code: 'sign_in' } });
    },
  );

  test('may be anonymous on a route for anyone, and is identified when there is a token', async () => {
    const api = apiWith({ needs: 'anyone' });
    expect(await (await api(ask('/api/echo', { authorization: '' }))).json()).toMatchObject({ uid: null });
    expect(await (await api(ask())).json()).toMatchObject({ uid: 'anna' });
  });

  test('must be the app itself when App Check is on', async () => {
    const api = apiWith(
      {},
      {
        guard: createGuard({
          allowedOrigins: [PAGE],
          verifyLearner: async () => ({ uid: 'anna', provider: 'custom' }),
          verifyAppCheck: async (token) => token === 'app',
        }),
      },
    );
    const codes = [];
    for (const headers of [{}, { 'x-firebase-appcheck': 'other' }])
      codes.push((await api(ask('/echo', headers))).status);
    expect(codes).toEqual([401, 401]);
    expect((await api(ask('/echo', { 'x-firebase-appcheck': 'app' }))).status).toBe(200);
  });
});

describe('limits', () => {
  const statuses = async (api: ReturnType<typeof apiWith>, headers: readonly Record<string, string>[]) => {
    const answers = [];
    for (const given of headers) answers.push((await api(ask('/api/echo', given))).status);
    return answers;
  };

  test('count per learner, whatever IP address the call claims to come from', async () => {
    const forwardedAddresses = Array.from({ length: 5 }, (_, index) => ({ 'x-forwarded-for': `10.0.0.${index}` }));
    expect(await statuses(apiWith(), forwardedAddresses)).toEqual([200, 200, 200, 429, 429]);
  });

  test('say when to try again', async () => {
    const api = apiWith({ perMinute: 0 });
    expect((await api(ask())).headers.get('retry-after')).toBe('60');
  });

  test('are shared by all callers without an account', async () => {
    const nobody = Array.from({ length: 4 }, () => ({ authorization: '' }));
    expect(await statuses(apiWith({ needs: 'anyone' }), nobody)).toEqual([200, 200, 200, 429]);
  });

  test('refuse a long body before the handler runs', async () => {
    const handle = vi.fn<Route['handle']>();
    const api = apiWith({ handle, maxBodyBytes: 10 });
    expect((await api(ask('/api/echo', {}, { body: 'x'.repeat(11) }))).status).toBe(413);
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('a handler', () => {
  test('that throws gives a readable error, and the log has the stack but not the message', async () => {
    const logged: unknown[] = [];
    const handle = async (_call: Call): Promise<Response> => {
      throw new Error('రహస్యం could not be read');
    };
    const answer = await apiWith({ handle }, { log: (entry) => logged.push(entry) })(ask());
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: { message: 'Something went wrong on the server.', code: 'failed' } });
    expect(JSON.stringify(logged)).toContain('createApi.test');
    expect(JSON.stringify(logged)).not.toContain('రహస్యం');
  });

  test('can stream its answer line by line', async () => {
    const lines = async function* () {
      yield { deleted: 1, of: 2 };
      yield { done: true };
    };
    const answer = await apiWith({ handle: async () => answeredInLines(lines()) })(ask());
    expect(await answer.text()).toBe('{"deleted":1,"of":2}\n{"done":true}\n');
  });
});

test('text that a child typed is never logged, whatever fails', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const typed = 'రహస్యం';
  const providers = [
    () => Response.json({ error: { message: `I do not say ${typed}` } }, { status: 400 }),
    () => Response.json({ audios: [typed] }),
    () => new Response(typed),
    () => Promise.reject(new Error(typed)),
    () => Response.redirect(`https://evil.test/${encodeURIComponent(typed)}`, 302),
  ];
  for (const provider of providers) {
    const { api, logged } = mockApi({ provider, options: OPTIONS });
    const prompt = translationPrompt(typed);
    await api(post('/speech/text-to-speech', { inputs: [typed], model: 'm', speaker: 's' }));
    await api(post('/speech/text-to-speech', { inputs: [typed, typed] }));
    await api(post('/chat/completions', { model: 'm', messages: [{ role: 'user', content: prompt }] }));
    await api(post('/chat/completions', typed));
    await api(post(`/${encodeURIComponent(typed)}?${typed}`, typed));
    expect(logged.length).toBeGreaterThan(5);
    const said = JSON.stringify([logged, spies.map((spy) => spy.mock.calls)]);
    expect(said).not.toContain(typed);
    expect(said).not.toContain(encodeURIComponent(typed));
  }
  for (const spy of spies) spy.mockRestore();
});
