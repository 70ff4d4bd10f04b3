import { expect, test } from 'vitest';
import { inSequence } from './inSequence';

test('tasks of the same name wait for each other, other names do not wait, and a failure blocks nobody', async () => {
  const inTurn = inSequence();
  const order: string[] = [];
  let finishFirst: () => void = () => {};
  const first = inTurn('anna', async () => {
    await new Promise<void>((resolve) => (finishFirst = resolve));
    order.push('first');
    throw new Error('broken');
  });
  const second = inTurn('anna', async () => order.push('second'));
  await inTurn('bala', async () => order.push('other'));
  finishFirst();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['other', 'first', 'second']);
});
