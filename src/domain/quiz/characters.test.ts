import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../learner/preferences';
import { characters, limitedText, MAX_TEXT_CHARACTERS } from './characters';
import { quizSuggestions } from './suggestions';

describe('a character', () => {
  it.each([
    ['mango', 5],
    ['అక్షరం', 3],
    ['స్త్రీ', 1],
    ['👩🏽‍🌾', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇮🇳', 1],
    ['❤️', 1],
    ['e\u0301', 1],
    ['a b', 3],
    ['', 0],
  ])('is one a person sees: %s has %i', (text, count) => expect(characters(text)).toHaveLength(count));

  it('is never lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(characters(text).join('').normalize('NFC')).toBe(text.normalize('NFC'));
      }),
    );
  });
});

describe('a text for a quiz', () => {
  it('is cut to 30 characters', () => {
    expect(limitedText('x'.repeat(30))).toEqual({ text: 'x'.repeat(30), isCut: false });
    expect(limitedText('x'.repeat(31))).toEqual({ text: 'x'.repeat(30), isCut: true });
    expect(limitedText('క్ష'.repeat(31))).toEqual({ text: 'క్ష'.repeat(30), isCut: true });
  });

  it('is never cut inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('క్ష', '👩🏽‍🌾', 'a', 'రం', ' '), maxLength: 60 }), (text) => {
        const { text: limited, isCut } = limitedText(text);
        expect(characters(limited)).toHaveLength(Math.min(characters(text).length, MAX_TEXT_CHARACTERS));
        expect(isCut).toBe(limited !== text);
        expect(text.startsWith(limited)).toBe(true);
      }),
    );
  });
});

describe('suggestions', () => {
  const preferences = {
    ...NO_PREFERENCES,
    interests: ['Space', 'Mango trees'],
    hobbies: ['kites', 'Space'],
    likes: ['rain', 'x'.repeat(31)],
    dislikes: ['mangrove'],
    favoriteFoods: ['mango'],
  };

  it('come from interests, hobbies, likes and foods, but not dislikes, ignoring case', () => {
    expect(quizSuggestions(preferences, 'MAN')).toEqual(['Mango trees', 'mango']);
  });

  it('are at most three, each once', () => {
    expect(quizSuggestions(preferences, '')).toEqual(['Space', 'Mango trees', 'kites']);
  });

  it('leave out entries that are too long', () => expect(quizSuggestions(preferences, 'xx')).toEqual([]));
});
