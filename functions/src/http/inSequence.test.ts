import { expect, test } from 'vitest';
import { inSequence } from './inSequence';

test('the same name waits, another does not, and a failure holds nobody up', async () => {
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
