import { describe, expect, test } from 'vitest';
import type { Limits } from './limits';

const START = Date.UTC(2026, 10, 16, 10, 0, 30);
const MINUTE_MS = 60_000;
let learners = 0;

/** Every limits store must pass these tests. */
export function limitsContract(name: string, open: (now: () => number) => Limits): void {
  const fresh = () => {
    let time = START;
    const limits = open(() => time);
    learners += 1;
    const who = `learner-${process.pid}-${learners}`;
    const take = async (what = 'speech', perMinute = 2, perDay = 3) =>
      (await limits.take(who, what, { perMinute, perDay })).ok;
    return { limits, who, take, pass: (ms: number) => void (time += ms) };
  };

  describe(`${name} as a limits store`, () => {
    test('enforces the limit per minute, and resets it in the next minute', async () => {
      const { take, pass } = fresh();
      expect([await take(), await take(), await take()]).toEqual([true, true, false]);
      pass(MINUTE_MS / 2);
      expect(await take()).toBe(true);
    });

    test('enforces the limit per day, and resets it on the next day', async () => {
      const { take, pass } = fresh();
      await take();
      await take();
      pass(MINUTE_MS);
      expect([await take(), await take()]).toEqual([true, false]);
      pass(MINUTE_MS);
      expect(await take()).toBe(false);
      pass(24 * 60 * MINUTE_MS);
      expect(await take()).toBe(true);
    });

    test('says how long to wait', async () => {
      const { limits, who } = fresh();
      const once = { perMinute: 1, perDay: 9 };
      await limits.take(who, 'speech', once);
      expect(await limits.take(who, 'speech', once)).toEqual({ ok: false, retryAfterSeconds: 30 });
      expect(await limits.take(who, 'speech', { perMinute: 9, perDay: 1 })).toEqual({
        ok: false,
        retryAfterSeconds: 14 * 3600 - 30,
      });
    });

    test('counts each route separately, even when its name has special characters', async () => {
      const { take } = fresh();
      await take('POST /classes/*', 1);
      expect(await take('GET /classes/*.x', 1)).toBe(true);
      expect(await take('POST /classes/*', 1)).toBe(false);
    });

    test('counts each learner separately', async () => {
      const { limits, who, take } = fresh();
      await take('speech', 1);
      expect((await limits.take(`${who}-sister`, 'speech', { perMinute: 1, perDay: 1 })).ok).toBe(true);
    });

    test('does not count refused calls', async () => {
      const { take, pass } = fresh();
      for (let time = 0; time < 5; time += 1) await take('speech', 1, 2);
      pass(MINUTE_MS);
      expect(await take('speech', 1, 2)).toBe(true);
    });

    test('lets exactly the allowed number of simultaneous calls through', async () => {
      const { take } = fresh();
      const taken = await Promise.all(Array.from({ length: 20 }, () => take('speech', 5, 100)));
      expect(taken.filter(Boolean)).toHaveLength(5);
    });
  });
}
