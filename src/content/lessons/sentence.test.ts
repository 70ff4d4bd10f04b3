import { expect, it } from 'vitest';
import { sentence } from './sentence';

const ordersOf = ({ words, otherOrders = [] }: ReturnType<typeof sentence>) =>
  otherOrders.map((order) => order.map((at) => words[at]?.telugu).join(' '));

it('phrases before the verb may change places, but their words may not', () => {
  const made = sentence('x', 'I drink cold milk at home.', [
    [['నేను', 'I', 'subject']],
    [
      ['చల్లని', 'cold', 'describing'],
      ['పాలు', 'milk', 'object'],
    ],
    [['తాగుతాను', 'drink', 'verb']],
  ]);
  expect(made.key).toBe('sentence:x');
  expect(ordersOf(made)).toEqual(['చల్లని పాలు నేను తాగుతాను']);
});

it('a sentence without a verb may be reversed when it is marked as free', () => {
  const phrases = [[['ఇది', 'this', 'subject']], [['పడవ', 'boat', 'other']]] as const;
  expect(ordersOf(sentence('x', 'This is a boat.', phrases))).toEqual([]);
  expect(ordersOf(sentence('x', 'This is a boat.', phrases, { isFree: true }))).toEqual(['పడవ ఇది']);
});
