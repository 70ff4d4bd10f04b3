import { expect, test } from 'vitest';
import { wordsOf as spokenWordsOf } from '../speech/words';
import { linesBySpokenWord } from './rhymeLines';
import { touchableWords } from './words';

test('tappable words are the spoken words, without punctuation', () => {
  const text = '“అమ్మా, వాన!” అన్నాడు – నాని.';
  expect(touchableWords(text)).toEqual([
    { shown: '“అమ్మా,', word: 'అమ్మా' },
    { shown: 'వాన!”', word: 'వాన' },
    { shown: 'అన్నాడు', word: 'అన్నాడు' },
    { shown: 'నాని.', word: 'నాని' },
  ]);
  expect(touchableWords(text)).toHaveLength(spokenWordsOf(text).length);
});

test('each line of a rhyme has its word indexes in the whole rhyme', () => {
  const line = (te: string) => ({ te, en: te });
  const { verses, text, words } = linesBySpokenWord({ lines: [[line('వానా వానా'), line('రావే')], [line('చెట్టు మీద')]] });
  expect(verses.flat().map(({ first, count }) => [first, count])).toEqual([
    [0, 2],
    [2, 1],
    [3, 2],
  ]);
  expect(words).toBe(spokenWordsOf(text).length);
});
