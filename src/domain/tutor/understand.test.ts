import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { wordHeads } from '../../content/bank/heads';
import { mentions } from '../../content/bank/mentions';
import { knownSentences } from '../../content/bank/sentences';
import { numberInTelugu } from '../speech/numbers';
import type { Phrase, Translator } from '../translation/phrase';
import type { WordHead } from './bankWord';
import { sentenceFinder } from './sentenceFinder';
import { createInterpreter } from './understand';

const catDrinks: Phrase = {
  english: 'The cat drinks milk.',
  telugu: 'పిల్లి పాలు తాగుతుంది.',
  parts: [],
  build: [],
  isSentence: true,
};
/** A mock grammar that knows one sentence, and the same sentence with one unknown word. */
const translate: Translator = (text) => {
  const plain = text.toLowerCase().replace(/[.?!]$/u, '');
  if (plain === 'the cat drinks milk') return { kind: 'translated', phrase: catDrinks };
  const missing = /^the (\w+) drinks milk$/u.exec(plain)?.[1];
  const known = [{ telugu: 'పాలు', english: 'milk' }];
  return missing ? { kind: 'missing', missing: [missing], known } : { kind: 'not-understood' };
};

const { matchName, interpret, wordsOf } = createInterpreter({ words: wordHeads, numberInTelugu, translate });
const more = { sentences: sentenceFinder(knownSentences), mentions };
const understood = (text: string) => matchName(text) ?? interpret(text, more);
const wordIn = (text: string) => {
  const it = understood(text);
  return it.kind === 'word' ? [it.word.english, it.how] : [it.kind];
};
const offered = (text: string) => {
  const it = understood(text);
  return it.kind === 'unknown' ? it.nearest.map(({ english }) => english) : null;
};

describe('a slip', () => {
  test.each([
    ['elefant', 'elephant'],
    ['elephnat', 'elephant'],
    ['rivr', 'river'],
    ['buterfly', 'butterfly'],
    ['mangoe', 'mango'],
    ['kat', 'cat'],
    ['kuka', 'dog'],
    ['ama', 'mother'],
    ['కుక', 'dog'],
    ['సీతాకోకచిలక', 'butterfly'],
    ['what is an elefant', 'elephant'],
    ['skool', 'school'],
    ['buttrfli', 'butterfly'],
  ])('%s is understood as %s', (typed, english) => {
    expect(['name', 'slip', 'shared', 'form'].map((how) => [english, how])).toContainEqual(wordIn(typed));
  });

  test('is not assumed in a real word that the bank lacks', () => {
    const taken = Object.keys(mentions).filter((word) => wordIn(word)[1] === 'slip');
    expect(taken).toEqual([]);
  });

  test('that could mean two words offers both', () => {
    const head = (english: string): WordHead => ({
      ...{ id: english, category: 'x', english, telugu: 'అ', grade: 1, near: [], isGeneral: false },
    });
    const near = createInterpreter({ words: [head('rainbows'), head('rainboat')], numberInTelugu, translate });
    expect(near.interpret('rainboas', more)).toMatchObject({ kind: 'unknown', nearest: [{}, {}] });
  });

  test('a missing letter in a long word is corrected or the word is offered, except in one of a thousand', () => {
    const plain = wordHeads.map(({ english }) => english).filter((english) => /^[a-z]{6,}$/u.test(english));
    // Every second letter only: half of the slips are enough to measure one in a thousand.
    const slips = plain.flatMap((english, word) =>
      [...english.slice(1)]
        .map((_, at) => ({ english, slipped: english.slice(0, at + 1) + english.slice(at + 2) }))
        .filter((_, at) => (word + at) % 2 === 0),
    );
    const lost = slips.filter(({ english, slipped }) => {
      const it = understood(slipped);
      const meant = it.kind === 'word' ? [it.word, ...it.others] : it.kind === 'unknown' ? it.nearest : [];
      // The slip may have made another word of the bank or of our explanations.
      const isWord = it.kind === 'word' && it.how !== 'slip';
      return !isWord && !Object.hasOwn(mentions, slipped) && !meant.some((word) => word.english === english);
    });
    expect(lost.length / slips.length, `Lost: ${JSON.stringify(lost)}`).toBeLessThanOrEqual(1 / 1000);
  });
});

describe('numbers up to one crore', () => {
  test.each([
    ['7', 'seven', 'name'],
    ['౭', 'seven', 'name'],
    ['1,000', 'thousand', 'name'],
    ['what is 7', 'seven', 'name'],
  ])('%s is a word of the bank', (typed, ...word) => expect(wordIn(typed)).toEqual(word));

  test.each([
    ['25', 'ఇరవై ఐదు', ['20', '5']],
    ['twenty five', 'ఇరవై ఐదు', ['20', '5']],
    ['Twenty-five', 'ఇరవై ఐదు', ['20', '5']],
    ['ఇరవై ఐదు', 'ఇరవై ఐదు', ['20', '5']],
    ['one hundred and one', 'నూట ఒకటి', ['100', '1']],
    ['1,999', 'వెయ్యి తొమ్మిది వందల తొంభై తొమ్మిది', ['1,000', '900', '90', '9']],
    ['ten million', 'కోటి', ['1,00,00,000']],
    ['two lakh', 'రెండు లక్షలు', ['2,00,000']],
  ])('%s is said %s', (typed, telugu, values) => {
    const it = understood(typed);
    expect(it).toMatchObject({ kind: 'phrase', phrase: { telugu } });
    expect(it.kind === 'phrase' && it.phrase.parts.map(({ english }) => english)).toEqual(values);
  });

  test('every number has parts that make up the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (number) => {
        const it = understood(String(number));
        if (it.kind === 'word') return;
        expect(it.kind === 'phrase' && it.phrase.parts.map(({ telugu }) => telugu).join(' ')).toBe(
          numberInTelugu(number),
        );
      }),
    );
  });

  test.each(['10000001', 'one two', 'hundred hundred', '1.5'])('%s is not a number in this range', (text) => {
    expect(matchName(text)).toBeNull();
  });
});

describe('phrases and sentences', () => {
  test('a sentence of a lesson or the bank is found in either language, whatever its capitals and punctuation', () => {
    for (const text of ['i am HUNGRY', 'నాకు ఆకలిగా ఉంది.'])
      expect(understood(text)).toMatchObject({ kind: 'phrase', phrase: { telugu: expect.stringContaining('ఆకలి') } });
  });

  test('every sentence of the lessons and the bank is found by its English and by its Telugu', () => {
    const lost = knownSentences.filter(({ en, te }) => more.sentences(en) === null || more.sentences(te) === null);
    expect(lost).toEqual([]);
  });

  test('a sentence that the grammar translates is found', () => {
    expect(understood('The cat drinks milk.')).toMatchObject({ kind: 'phrase', phrase: catDrinks, how: 'name' });
  });

  test('a question around the sentence is ignored', () => {
    expect(understood('How do you say the cat drinks milk in Telugu?')).toMatchObject({
      kind: 'phrase',
      phrase: catDrinks,
    });
    expect(wordIn('what do you call a red elephant in telugu')).toEqual(['elephant', 'main-word']);
  });

  test('a slip in a sentence is corrected', () => {
    expect(understood('the catt drinks milk')).toMatchObject({ kind: 'phrase', phrase: catDrinks, how: 'slip' });
  });

  test('an unknown word of a sentence is named, together with the known ones', () => {
    expect(understood('the zorblax drinks milk')).toMatchObject({
      kind: 'missing',
      missing: ['zorblax'],
      known: [{ english: 'milk' }],
    });
  });

  test('the words of a phrase are those of its parts, or else those in its text', () => {
    expect(wordsOf(catDrinks).map(({ english }) => english)).toEqual(['cat', 'milk']);
    expect(wordsOf({ ...catDrinks, parts: [{ telugu: 'x', english: 'x', wordId: 'animals_cat' }] })).toMatchObject([
      { english: 'cat' },
    ]);
  });
});

describe('several words that are not a sentence', () => {
  test.each([
    ['Flying kites', 'kite'],
    ['Stories of kings', 'story'],
    ['రాజుల కథలు', 'story'],
    ['పాటలు వినడం', 'song'],
    ['Playing hide and seek', 'hide-and-seek'],
    ['Heavy school bags', 'school bag'],
    ['కోడికూర', 'curry'],
  ])('%s shows its main word, %s', (typed, english) => expect(wordIn(typed)).toEqual([english, 'main-word']));

  test('a sentence is not explained by one of its words', () => {
    expect(understood('I am a quantum of water').kind).toBe('unknown');
  });
});

describe('an unknown word', () => {
  test('is the result of a key held down', () => {
    expect(understood('a'.repeat(30)).kind).toBe('unknown');
    expect(understood('aa').kind).toBe('word');
  });

  test('“beard” offers an animal with a beard', () => expect(offered('beard')).toContain('goat'));

  test('with nothing similar offers popular words, always the same', () => {
    const it = understood('quantum chromodynamics');
    expect(it).toMatchObject({ kind: 'unknown', nearest: [], instead: [{}, {}, {}] });
    expect(understood('quantum chromodynamics')).toEqual(it);
  });

  test('offers at most three words, either similar or popular', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        const it = understood(text);
        if (it.kind !== 'unknown') return;
        expect(it.nearest.length + it.instead.length).toBeLessThanOrEqual(3);
        expect(Math.min(it.nearest.length, it.instead.length)).toBe(0);
      }),
    );
  });
});
