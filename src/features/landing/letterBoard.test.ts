import { describe, expect, it } from 'vitest';
import { transliterated } from '../../domain/script/transliteration';
import { BOARD } from './letterBoard';

describe('the letter board', () => {
  it.each(BOARD)('romanizes $word by the rules', ({ word, latin }) => {
    expect(latin).toBe(transliterated(word));
  });

  it.each(BOARD)('has a word that begins with $letter', ({ letter, word }) => {
    expect(word.startsWith(letter)).toBe(true);
  });
});
