import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingDistance } from './spellingDistance';

test.each([
  ['river', 'river', 0],
  ['rivr', 'river', 1],
  ['riverr', 'river', 1],
  ['rivar', 'river', 1],
  ['rievr', 'river', 1],
  ['rievrr', 'river', 2],
  ['elephnat', 'elephant', 1],
  ['', 'ox', 2],
  ['నద', 'నది', 1],
])('from %j to %j there are %i slips', (one, other, slips) => {
  expect(spellingDistance(one, other, 3)).toBe(slips);
});

test('more slips than the limit are infinitely far', () => {
  expect(spellingDistance('cat', 'dog', 2)).toBe(Infinity);
  expect(spellingDistance('a', 'abcdef', 2)).toBe(Infinity);
  expect(spellingDistance('cat', 'cut', 0)).toBe(Infinity);
});

test('the distance is the same in both directions', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ి'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(spellingDistance(one, other, 4)).toBe(spellingDistance(other, one, 4));
    }),
  );
});
