import { expect, it } from 'vitest';
import { itemKey } from '../domain/activity/itemKey';
import { firstWords } from './firstWords';
import { wordBank } from './words';

it.each(firstWords)('$telugu equals the word of the bank with its key', ({ key, telugu, english, picture }) => {
  const word = wordBank.find(({ id }) => itemKey('word', id) === key);
  expect(word).toMatchObject({ telugu, english });
  expect(word?.emoji ?? picture).toBe(picture);
});
