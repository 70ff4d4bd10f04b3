import { describe, expect, test } from 'vitest';
import { formsOfVerb } from '../../domain/grammar/verbForms';
import { isAkshara, pieces } from '../../domain/script/aksharas';
import { englishFormsOf, teluguFormsOf } from '../../domain/tutor/bankWord';
import { teluguCandidates, tidyTelugu } from '../../domain/tutor/teluguForms';
import { wordBank } from '.';
import { CATEGORY_TEXTS } from './categories';
import { GENERAL_WORDS, NEAR_IN_MEANING } from './meanings';
import { WORD_CATEGORIES } from './word';

const MAX_EXPLANATION = 250;

/** Telugu has one word for both: an hour and a bell, the north and a letter in the mail. */
const HOMONYMS: ReadonlySet<string> = new Set(['గంట', 'ఉత్తరం']);
/** It stands only at the end of another word: నాన్నతో. */
const ENDINGS: ReadonlySet<string> = new Set(['తో']);

const duplicates = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** Every Telugu text of a word, with a name for error messages. */
const teluguTexts = wordBank.flatMap((word) => [
  ...teluguFormsOf(word).map((text) => ({ id: word.id, text })),
  { id: word.id, text: word.sentence.te },
  ...word.explanations.map(({ te }) => ({ id: word.id, text: te })),
]);
const englishTexts = wordBank.flatMap((word) => [
  ...englishFormsOf(word).map((text) => ({ id: word.id, text })),
  { id: word.id, text: word.sentence.en },
  ...word.explanations.map(({ en }) => ({ id: word.id, text: en })),
]);
const allTexts = [...teluguTexts, ...englishTexts];

const byEnglish = new Map(wordBank.map((word) => [word.english, word]));

describe('the size of the word bank', () => {
  test('is at least 1,500 words', () => expect(wordBank.length).toBeGreaterThanOrEqual(1500));

  test('is at least 16 categories, none of them small and none with an underscore, which ids use', () => {
    const used = new Set(wordBank.map(({ category }) => category));
    expect([...used]).toEqual([...WORD_CATEGORIES]);
    expect(used.size).toBeGreaterThanOrEqual(16);
    for (const category of used) {
      expect(category).toMatch(/^[a-zA-Z]+$/u);
      expect(wordBank.filter((word) => word.category === category).length).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('no duplicates', () => {
  test.each([
    ['id', wordBank.map(({ id }) => id)],
    ['English word', wordBank.map(({ english }) => english.toLowerCase())],
    ['Telugu word', wordBank.map(({ telugu }) => telugu).filter((telugu) => !HOMONYMS.has(telugu))],
    ['English explanation', wordBank.flatMap(({ explanations }) => explanations.map(({ en }) => en))],
    ['Telugu explanation', wordBank.flatMap(({ explanations }) => explanations.map(({ te }) => te))],
    ['Telugu sentence', wordBank.map(({ sentence }) => sentence.te)],
  ])('%s', (_, texts) => expect(duplicates(texts)).toEqual([]));

  test('a word is not repeated in its other forms', () => {
    const named = wordBank.filter(
      (word) => duplicates(englishFormsOf(word)).length > 0 || duplicates(teluguFormsOf(word)).length > 0,
    );
    expect(named).toEqual([]);
  });
});

describe('other names', () => {
  test('నానమ్మ is not another name for అమ్మమ్మ: names of relatives are unique', () => {
    const names = wordBank.filter(({ category }) => category === 'family').flatMap(teluguFormsOf);
    expect(duplicates(names)).toEqual([]);
  });

  test('plurals are not listed as other names, because they are understood by their ending', () => {
    const plurals = wordBank.flatMap(({ telugu, alsoTelugu = [] }) =>
      alsoTelugu.filter((name) => teluguCandidates(name).slice(1).includes(tidyTelugu(telugu))),
    );
    expect(plurals).toEqual([]);
  });
});

describe('the spelling', () => {
  test('Telugu words contain only complete Telugu aksharas', () => {
    const broken = wordBank
      .flatMap(teluguFormsOf)
      .filter((form) => !pieces(form).every((piece) => piece === ' ' || isAkshara(piece)));
    expect(broken).toEqual([]);
  });

  test('Telugu texts contain only Telugu, digits and punctuation', () => {
    expect(teluguTexts.filter(({ text }) => !/^[\u0c00-\u0c7f\u200c0-9\s.,;:!?'"‘’“”()–—…-]+$/u.test(text))).toEqual(
      [],
    );
  });

  test('English texts contain no Telugu', () => {
    expect(englishTexts.filter(({ text }) => !/^[\p{Script=Latin}0-9\s.,;:!?'"‘’“”()–—…-]+$/u.test(text))).toEqual([]);
  });

  test('texts are in composed form and have no stray spaces', () => {
    const untidy = allTexts.filter(({ text }) => text !== text.normalize('NFC') || /^\s|\s$|\s\s|[\n\t]/u.test(text));
    expect(untidy).toEqual([]);
  });

  test('explanations are sentences of at most 250 characters', () => {
    const explanations = wordBank.flatMap((word) => word.explanations.flatMap(({ en, te }) => [en, te]));
    expect(explanations.filter((text) => text.length > MAX_EXPLANATION || text.length < 30)).toEqual([]);
    expect(explanations.filter((text) => !/[.!?]['"’”]?$/u.test(text))).toEqual([]);
  });

  test('a picture is one emoji', () => {
    const pictures = wordBank.flatMap(({ emoji }) => (emoji === undefined ? [] : [emoji]));
    const segmenter = new Intl.Segmenter();
    expect(pictures.filter((picture) => [...segmenter.segment(picture)].length !== 1)).toEqual([]);
    expect(pictures.filter((picture) => !/\p{Emoji}/u.test(picture))).toEqual([]);
  });
});

describe('related words', () => {
  test.each([
    { category: 'numbers', telugu: 'వేలు', also: 'thousands' },
    { category: 'actions', telugu: 'చెయ్యి', also: 'do' },
    { category: 'actions', telugu: 'కాలు', also: 'burn' },
    { category: 'actions', telugu: 'ఆరు', also: 'dry' },
    { category: 'actions', telugu: 'ఏడు', also: 'cry' },
    { category: 'actions', telugu: 'తెలుపు', also: 'tell' },
    { category: 'actions', telugu: 'చెప్పు', also: 'tell' },
    { category: 'festivals', telugu: 'పాలపిట్ట', also: 'seen at Dasara' },
    { category: 'festivals', telugu: 'ఎద్దు', also: 'honored at Kanuma' },
  ] as const)('no question on $category offers $telugu, which is also “$also”', ({ category, telugu }) => {
    const home = wordBank.find((word) => word.telugu === telugu)?.category;
    expect(home).toBeDefined();
    expect(CATEGORY_TEXTS[category].unlike).not.toContain(home);
  });

  test('grades are whole numbers from 1 to 12', () => {
    expect(wordBank.filter(({ grade }) => !Number.isInteger(grade) || grade < 1 || grade > 12)).toEqual([]);
  });

  test('opposites refer to each other and share a category', () => {
    const lonely = wordBank.filter((word) => {
      if (word.opposite === undefined) return false;
      const other = byEnglish.get(word.opposite);
      return other?.opposite !== word.english || other.category !== word.category;
    });
    expect(lonely.map(({ id }) => id)).toEqual([]);
  });

  test('the Telugu sentence holds the word on its own: unchanged, or a verb in one of its forms', () => {
    const isIn = (text: string, form: string) =>
      new RegExp(`${ENDINGS.has(form) ? '' : '(?<![\\u0c00-\\u0c7f])'}${form}(?![\\u0c00-\\u0c7f])`, 'u').test(text);
    const without = wordBank.filter(
      ({ telugu, sentence }) => ![telugu, ...formsOfVerb(telugu)].some((form) => isIn(sentence.te, form)),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('the lists of general and near words contain only words of the bank, without duplicate groups', () => {
    const named = [...GENERAL_WORDS, ...NEAR_IN_MEANING.flat()];
    expect(named.filter((english) => !byEnglish.has(english))).toEqual([]);
    expect(duplicates(GENERAL_WORDS)).toEqual([]);
    expect(NEAR_IN_MEANING.filter((group) => group.length < 2 || duplicates(group).length > 0)).toEqual([]);
  });
});
