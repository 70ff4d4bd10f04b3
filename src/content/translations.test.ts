import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishPrompt } from '../domain/quiz/englishPrompt';
import { type BankWord, teluguFormsOf } from '../domain/tutor/bankWord';
import { translationsOf } from './translations';
import { wordBank } from './words';

const translations = translationsOf(wordBank);
const byId = new Map(wordBank.map((word) => [word.id, word]));
const byTelugu = new Map(wordBank.map((word) => [word.telugu, word]));

const aWord = (changes: Partial<BankWord>): BankWord => ({
  id: 'things_thing',
  category: 'things',
  english: 'thing',
  telugu: 'వస్తువు',
  grade: 1,
  explanations: [{ en: 'A thing.', te: 'ఒక వస్తువు.' }],
  sentence: { en: 'A thing.', te: 'ఒక వస్తువు.' },
  near: [],
  isGeneral: false,
  ...changes,
});

describe('the translations', () => {
  test('have one entry per word, with its id, Telugu and category', () => {
    expect(translations).toHaveLength(wordBank.length);
    for (const { id, correct, category } of translations) {
      expect(byId.get(id)).toMatchObject({ telugu: correct, category });
      expect(englishPrompt(id)).toBe(byId.get(id)?.english);
    }
    expect(new Set(translations.map(({ id }) => id)).size).toBe(translations.length);
  });

  test('have a wrong option from the same category', () => {
    for (const { correct, wrong, category } of translations) {
      expect(wrong).not.toBe(correct);
      expect(wordBank.some((word) => word.telugu === wrong && word.category === category)).toBe(true);
    }
  });

  test('have no wrong option that could be right, seen from either word', () => {
    const twoRight = translations.filter(({ id, correct, wrong }) => {
      const [right, other] = [byId.get(id), byTelugu.get(wrong)];
      if (!right || !other) return true;
      const rightForms = teluguFormsOf(right);
      return (
        rightForms.includes(wrong) ||
        teluguFormsOf(other).some((form) => rightForms.includes(form) || form === correct) ||
        right.alsoEnglish?.includes(other.english) === true ||
        other.alsoEnglish?.includes(right.english) === true ||
        right.near.includes(other.english)
      );
    });
    expect(twoRight).toEqual([]);
  });

  test('never offer a general word as the wrong option', () => {
    expect(translations.filter(({ wrong }) => byTelugu.get(wrong)?.isGeneral)).toEqual([]);
  });

  test('are the same in every build, with many different wrong options', () => {
    expect(translationsOf(wordBank)).toEqual(translations);
    expect(new Set(translations.map(({ wrong }) => wrong)).size).toBeGreaterThan(wordBank.length / 3);
  });

  test('have ids that a document store accepts', () => {
    expect(translations.filter(({ id }) => /\/|^\.{1,2}$|^__.*__$/u.test(id))).toEqual([]);
  });
});

describe('the id of a translation', () => {
  test('contains the prompt after the first underscore', () => {
    const category = fc.stringMatching(/^[a-zA-Z]+$/u);
    fc.assert(
      fc.property(category, fc.string(), (name, prompt) => {
        expect(englishPrompt(`${name}_${prompt}`)).toBe(prompt);
      }),
    );
    expect(englishPrompt('food_ice_cream and jelly')).toBe('ice_cream and jelly');
    expect(englishPrompt('milk')).toBe('milk');
  });
});

describe('a made-up bank', () => {
  test('never offers synonyms, by the other forms of either word', () => {
    const words = [
      aWord({ id: 'a_cow', english: 'cow', telugu: 'ఆవు', alsoTelugu: ['గోవు'] }),
      aWord({ id: 'a_kine', english: 'kine', telugu: 'గోవు' }),
      aWord({ id: 'a_beast', english: 'beast', telugu: 'పశువు', alsoEnglish: ['cow'] }),
      aWord({ id: 'a_pen', english: 'pen', telugu: 'కలం' }),
    ];
    expect(translationsOf(words).find(({ id }) => id === 'a_cow')?.wrong).toBe('కలం');
  });

  test('fails for a word without a wrong option in its category', () => {
    expect(() => translationsOf([aWord({})])).toThrow('no wrong option');
  });
});
