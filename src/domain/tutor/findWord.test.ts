import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { englishFormsOf, teluguFormsOf } from './bankWord';
import { wordFinder } from './findWord';

const find = wordFinder(wordBank);

const englishFound = (text: string) => {
  const found = find(text);
  return found.kind === 'found' ? found.word.english : null;
};
const offered = (text: string) => {
  const found = find(text);
  return found.kind === 'unknown' ? found.nearest.map(({ english }) => english) : null;
};

test('what is offered instead is near the word as it was typed, not near a piece of it', () => {
  expect(offered('grandaunt sister in town')).not.toContain('sit');
  expect(englishFound('sister')).toBe('sister');
});

describe('a word is found', () => {
  test('by its own English name, every word of the bank', () => {
    for (const { english } of wordBank) expect(englishFound(english)).toBe(english);
  });

  test('by its own Telugu name, every word of the bank', () => {
    for (const { english, telugu } of wordBank) expect(englishFound(telugu)).toBe(english);
  });

  test('by every other name, or is offered among those that share it', () => {
    const lost = wordBank.flatMap((word) =>
      [...englishFormsOf(word), ...teluguFormsOf(word)].filter((form) => {
        const found = find(form);
        const meant = found.kind === 'found' ? [found.word] : found.nearest;
        const isNamedBetter = wordBank.some(({ english, telugu }) => english === form || telugu === form);
        return !isNamedBetter && !meant.includes(word) && !meant.some((other) => englishFormsOf(other).includes(form));
      }),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['a name before another word’s second name', 'uncle', 'uncle'],
    ['a name before another word’s second name', 'grandmother', 'grandmother'],
    ['a relative by the name for just that one', 'నానమ్మ', 'paternal grandmother'],
    ['a relative by the name for just that one', 'నాయనమ్మ', 'paternal grandmother'],
    ['a relative by the name for just that one', 'pinni', "mother's younger sister"],
    ['a relative by the name for just that one', 'బాబాయ్', "father's younger brother"],
    ['capitals and spaces', '  RiVeR ', 'river'],
    ['a capitalised name in small letters', 'diwali', 'Diwali'],
    ['punctuation', 'river?!', 'river'],
    ['an article', 'the river', 'river'],
    ['an article', 'An elephant', 'elephant'],
    ['a question', 'What is a river?', 'river'],
    ['a question that is itself in the bank', 'What is your name?', 'what is your name'],
    ['a request', 'tell me about the moon', 'moon'],
    ['a plural', 'dogs', 'dog'],
    ['a plural in -es', 'mangoes', 'mango'],
    ['a plural in -ies', 'butterflies', 'butterfly'],
    ['a plural in -ves', 'leaves', 'leaf'],
    ['a plural in -ves', 'knives', 'knife'],
    ['an irregular plural', 'teeth', 'tooth'],
    ['an irregular plural', 'women', 'woman'],
    ['a plural of two words', 'school bags', 'school bag'],
    ['glasses, which are more than a glass', 'glasses', 'spectacles'],
    ['a verb in -ing', 'eating', 'eat'],
    ['a doubled letter', 'clapping', 'clap'],
    ['a dropped e', 'dancing', 'dance'],
    ['a past', 'walked', 'walk'],
    ['an irregular past', 'went', 'go'],
    ['the infinitive', 'to read', 'read'],
    ['a comparison', 'bigger', 'big'],
    ['a comparison', 'dirtiest', 'dirty'],
    ['an adverb', 'slowly', 'slow'],
    ['how one feels', 'happy', 'happiness'],
    ['how one feels', 'thirsty', 'thirsty'],
    ['how one feels', 'hungry', 'hungry'],
    ['a possessive', "dog's", 'dog'],
    ['a curly apostrophe', 'father’s elder brother', "father's elder brother"],
    ['a hyphen left out', 'hide and seek', 'hide-and-seek'],
    ['a hyphen too many', 'black-board', 'blackboard'],
    ['another spelling', 'color', 'colour'],
    ['Telugu', 'నది', 'river'],
    ['Telugu in two pieces for one sign', 'ఇరవై'.replace('ై', '\u0c46\u0c56'), 'twenty'],
    ['a Telugu plural', 'కుక్కలు', 'dog'],
    ['a Telugu plural', 'పుస్తకాలు', 'book'],
    ['a Telugu plural', 'పిల్లులు', 'cat'],
    ['a Telugu plural', 'చెట్లు', 'tree'],
    ['a Telugu plural', 'మేజోళ్లు', 'sock'],
    ['a Telugu plural', 'గోళ్ళు', 'fingernail'],
    ['a Telugu plural', 'నెమళ్లు', 'peacock'],
    ['a Telugu plural', 'పెదాలు', 'lip'],
    ['a Telugu case', 'పుస్తకంలో', 'book'],
    ['a Telugu case', 'పిల్లికి', 'cat'],
    ['an older Telugu ending', 'పుస్తకము', 'book'],
    ['an older Telugu spelling', 'నీళ్ళు', 'water'],
    ['Telugu without its space', 'మర్రిచెట్టు', 'banyan tree'],
    ['Telugu typed in Latin letters', 'amma', 'mother'],
    ['Telugu typed in Latin letters', 'aavu', 'cow'],
    ['Telugu typed in Latin letters', 'illu', 'house'],
    ['Telugu typed in Latin letters', 'chettu', 'tree'],
    ['Telugu typed in Latin letters', 'pustakam', 'book'],
    ['Telugu typed with its marks', 'ēnugu', 'elephant'],
  ])('%s: %s', (_, typed, english) => expect(englishFound(typed)).toBe(english));
});

describe('a word that is not surely known', () => {
  test.each([
    ['rivr', 'river'],
    ['elefant', 'elephant'],
    ['elephnat', 'elephant'],
    ['buterfly', 'butterfly'],
    ['mangoe', 'mango'],
    ['kuka', 'dog'],
    ['red apple', 'apple'],
    ['ama', 'mother'],
    ['కుక', 'dog'],
    ['ఏనుగ', 'elephant'],
  ])('%s asks: did you mean %s?', (typed, english) => {
    expect(offered(typed)).toContain(english);
  });

  test('words that sound alike in Latin letters are all offered', () => {
    expect(offered('padam')).toEqual(['foot', 'word']);
    expect(offered('nela')).toEqual(['floor', 'month']);
  });

  test('nothing is offered for what is like nothing', () => {
    expect(offered('xylophonist of the quantum')).toEqual([]);
    expect(offered('')).toEqual([]);
    expect(offered('🎈🎈')).toEqual([]);
    expect(offered('river '.repeat(1000))).toEqual([]);
  });

  test('at most five are offered', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const found = find(text);
        if (found.kind === 'unknown') expect(found.nearest.length).toBeLessThanOrEqual(5);
      }),
    );
  }, 30_000);

  test('any text at all gets an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(['found', 'unknown']).toContain(find(text).kind);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  test('one slip in a word of five letters or more is always made good', () => {
    const plain = wordBank.map(({ english }) => english).filter((english) => /^[a-z]{5,}$/u.test(english));
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.nat(), (english, place) => {
        const at = place % english.length;
        const slipped = english.slice(0, at) + english.slice(at + 1);
        const found = find(slipped);
        const meant = found.kind === 'found' ? [found.word] : found.nearest;
        // A slip may make another word, or come near to five others.
        const isMadeGood = found.kind === 'found' || meant.some((word) => word.english === english);
        expect(isMadeGood || meant.length === 5).toBe(true);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});
