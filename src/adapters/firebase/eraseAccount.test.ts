import { describe, expect, it } from 'vitest';
import type { ApiFetch } from './api';
import { eraseAccount } from './eraseAccount';

/** Mocks the server: each call gets the next answer, streamed in the given pieces. */
function mockServer(...answers: (readonly string[] | Response)[]) {
  const asked: string[] = [];
  const ask: ApiFetch = async (path, init) => {
    asked.push(`${init?.method} ${path}`);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer instanceof Response) return answer;
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of answer) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(pieces, { headers: { 'content-type': 'application/x-ndjson' } });
  };
  return { ask, asked };
}

describe('erasing through the server', () => {
  it('reports its progress, even when a line arrives in pieces', async () => {
    const seen: number[][] = [];
    const { ask, asked } = mockServer(['{"deleted":0,"of"', ':10}\n{"deleted":7,"of":10}\n', '{"done":true}\n']);
    expect(await eraseAccount(ask, (...step) => seen.push(step))).toEqual({ ok: true, value: 'saved' });
    expect(seen).toEqual([
      [0, 10],
      [7, 10],
    ]);
    expect(asked).toEqual(['POST /erase']);
  });

  it('asks again until the server is done, and the progress never decreases', async () => {
    const seen: number[][] = [];
    const { ask, asked } = mockServer(
      ['{"deleted":0,"of":1000}\n{"deleted":800,"of":1000}\n{"goesOn":true}\n'],
      ['{"deleted":0,"of":200}\n{"deleted":200,"of":200}\n{"done":true}\n'],
    );
    expect(await eraseAccount(ask, (...step) => seen.push(step))).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
    expect(seen).toEqual([
      [0, 1000],
      [800, 1000],
      [800, 1000],
      [1000, 1000],
    ]);
  });

  it.each([
    ['nobody answers', mockServer()],
    ['the server refuses', mockServer(Response.json({ error: {} }, { status: 503 }))],
    [
      'a page of the app answers',
      mockServer(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
    ],
  ])('is unavailable and erases nothing when %s', async (_, { ask }) => {
    expect(await eraseAccount(ask)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  it('fails when the answer ends before the server is done', async () => {
    const { ask } = mockServer(['{"deleted":400,"of":900}\n']);
    expect(await eraseAccount(ask)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
    const second = mockServer(['{"deleted":400,"of":900}\n{"goesOn":true}\n']);
    expect(await eraseAccount(second.ask)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });
});
