import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApiFetch } from './api';
import { ask } from './classroomCalls';

const shape = v.object({ classId: v.string() });

const asking = (answer: () => Response | Promise<Response>) => ask(async () => answer(), '/classes/join', {}, shape);

const refusing = (status: number, code: string) =>
  asking(() => Response.json({ error: { code, message: 'A sentence.' } }, { status }));

test('the server’s answer is returned', async () => {
  expect(await asking(() => Response.json({ classId: 'c' }))).toEqual({ ok: true, value: { classId: 'c' } });
});

test.each([
  [404, 'wrong_code', 'wrong-code'],
  [409, 'class_full', 'full'],
  [429, 'too_often', 'too-often'],
  [401, 'sign_in', 'denied'],
  [500, 'failed', 'unreachable'],
  [400, 'constructor', 'unknown'],
])('a refusal of %i %s is reported as %s', async (status, code, kind) => {
  expect(await refusing(status, code)).toMatchObject({ ok: false, error: { kind } });
});

test('a network failure, a web page instead of an answer, and an invalid answer are all unreachable', async () => {
  const offline: ApiFetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await ask(offline, '/classes', {}, shape)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  const page = () => new Response('<!doctype html>', { status: 404 });
  expect(await asking(page)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  expect(await asking(() => new Response('<!doctype html>'))).toMatchObject({ error: { kind: 'unreachable' } });
  expect(await asking(() => Response.json({ id: 1 }))).toMatchObject({ error: { kind: 'unreachable' } });
});

test('the request is sent as JSON', async () => {
  let sent: RequestInit | undefined;
  await ask(
    async (_, init) => {
      sent = init;
      return Response.json({ classId: 'c' });
    },
    '/classes/join',
    { code: 'CDF346' },
    shape,
  );
  expect(sent).toMatchObject({ method: 'POST', body: '{"code":"CDF346"}' });
});
