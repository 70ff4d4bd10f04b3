import { expect, test } from 'vitest';
import { mayLearnMore } from './learnMore';

test('after the first explanation a learner may ask for more twice', () => {
  expect([0, 1, 2, 3, 4].map(mayLearnMore)).toEqual([false, true, true, false, false]);
});
