import { expect, test } from 'vitest';
import { limitsContract } from './limits.contract';
import { memoryLimits } from './memoryLimits';

limitsContract('memory', memoryLimits);

test('only the latest 10,000 callers are remembered', async () => {
  const limits = memoryLimits(() => 0);
  const once = { perMinute: 1, perDay: 1 };
  for (let name = 0; name <= 10_000; name += 1) await limits.take(`${name}`, 'speech', once);
  expect((await limits.take('10000', 'speech', once)).ok).toBe(false);
  expect((await limits.take('0', 'speech', once)).ok).toBe(true);
});
