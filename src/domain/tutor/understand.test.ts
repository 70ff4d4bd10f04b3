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
/** A grammar that knows one sentence, and one word less of another. */
const translate: Translator = (text) => {
  const plain = text.toLowerCase().replace(/[.?!]$/u, '');
  if (plain === 'the cat drinks milk') return { kind: 'translated', phrase: catDrinks };
  const missing = /^the (\w+) drinks milk$/u.exec(plain)?.[1];
  const known = [{ telugu: 'పాలు', english: 'milk' }];
  return missing ? { kind: 'missing', missing: [missing], known } : { kind: 'not-understood' };
};

const { byName, otherwise, wordsOf } = createInterpreter({ words: wordHeads, numberInTelugu, translate });
const more = { sentences: sentenceFinder(knownSentences), mentions };
const understood = (text: string) => byName(text) ?? otherwise(text, more);
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
  ])('%s is taken for %s at once', (typed, english) => {
    expect(['name', 'slip', 'shared', 'form'].map((how) => [english, how])).toContainEqual(wordIn(typed));
  });

  test('is not seen in a real word that the bank has no entry for', () => {
    const taken = Object.keys(mentions).filter((word) => wordIn(word)[1] === 'slip');
    expect(taken).toEqual([]);
  });

  test('that could be two words is asked about', () => {
    const head = (english: string): WordHead => ({
      ...{ id: english, category: 'x', english, telugu: 'అ', grade: 1, near: [], isGeneral: false },
    });
    const near = createInterpreter({ words: [head('rainbows'), head('rainboat')], numberInTelugu, translate });
    expect(near.otherwise('rainboas', more)).toMatchObject({ kind: 'unknown', nearest: [{}, {}] });
  });

  test('a letter left out of any long word is made good, or its word is offered; one in a thousand may be lost', () => {
    const plain = wordHeads.map(({ english }) => english).filter((english) => /^[a-z]{6,}$/u.test(english));
    // Every second letter of a word, the others in the next one: half as many say the same of one in a thousand.
    const slips = plain.flatMap((english, word) =>
      [...english.slice(1)]
        .map((_, at) => ({ english, slipped: english.slice(0, at + 1) + english.slice(at + 2) }))
        .filter((_, at) => (word + at) % 2 === 0),
    );
    const lost = slips.filter(({ english, slipped }) => {
      const it = understood(slipped);
      const meant = it.kind === 'word' ? [it.word, ...it.others] : it.kind === 'unknown' ? it.nearest : [];
      // It may have made another word, or a word that we use without explaining it.
      const isWord = it.kind === 'word' && it.how !== 'slip';
      return !isWord && !Object.hasOwn(mentions, slipped) && !meant.some((word) => word.english === english);
    });
    expect(lost.length / slips.length, `Lost: ${JSON.stringify(lost)}`).toBeLessThanOrEqual(1 / 1000);
  });
});

describe('numbers, to a crore', () => {
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

  test('every one of them has parts that make up the whole', () => {
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

  test.each(['10000001', 'one two', 'hundred hundred', '1.5'])('%s is none', (text) => {
    expect(byName(text)).toBeNull();
  });
});

describe('phrases and sentences', () => {
  test('a sentence of a lesson or the bank, by either language, tidied', () => {
    for (const text of ['i am HUNGRY', 'నాకు ఆకలిగా ఉంది.'])
      expect(understood(text)).toMatchObject({ kind: 'phrase', phrase: { telugu: expect.stringContaining('ఆకలి') } });
  });

  test('every sentence of the lessons and the bank is found by its English and by its Telugu', () => {
    const lost = knownSentences.filter(({ en, te }) => more.sentences(en) === null || more.sentences(te) === null);
    expect(lost).toEqual([]);
  });

  test('one of the grammar', () => {
    expect(understood('The cat drinks milk.')).toMatchObject({ kind: 'phrase', phrase: catDrinks, how: 'name' });
  });

  test('with a question round it', () => {
    expect(understood('How do you say the cat drinks milk in Telugu?')).toMatchObject({
      kind: 'phrase',
      phrase: catDrinks,
    });
    expect(wordIn('what do you call a red elephant in telugu')).toEqual(['elephant', 'main-word']);
  });

  test('with a slip that is made good', () => {
    expect(understood('the catt drinks milk')).toMatchObject({ kind: 'phrase', phrase: catDrinks, how: 'slip' });
  });

  test('with a word that is not known names it, and what is known', () => {
    expect(understood('the zorblax drinks milk')).toMatchObject({
      kind: 'missing',
      missing: ['zorblax'],
      known: [{ english: 'milk' }],
    });
  });

  test('its words are those of its parts, or those that stand in it', () => {
    expect(wordsOf(catDrinks).map(({ english }) => english)).toEqual(['cat', 'milk']);
    expect(wordsOf({ ...catDrinks, parts: [{ telugu: 'x', english: 'x', wordId: 'animals_cat' }] })).toMatchObject([
      { english: 'cat' },
    ]);
  });
});

describe('several words that are no sentence', () => {
  test.each([
    ['Flying kites', 'kite'],
    ['Stories of kings', 'story'],
    ['రాజుల కథలు', 'story'],
    ['పాటలు వినడం', 'song'],
    ['Playing hide and seek', 'hide-and-seek'],
    ['Heavy school bags', 'school bag'],
    ['కోడికూర', 'curry'],
  ])('%s shows its main word, %s', (typed, english) => expect(wordIn(typed)).toEqual([english, 'main-word']));

  test('a sentence is not shown by one of its words', () => {
    expect(understood('I am a quantum of water').kind).toBe('unknown');
  });
});

describe('an unknown word', () => {
  test('is what a finger that stayed on a key wrote', () => {
    expect(understood('a'.repeat(30)).kind).toBe('unknown');
    expect(understood('aa').kind).toBe('word');
  });

  test('“beard” is near to what has one', () => expect(offered('beard')).toContain('goat'));

  test('with nothing near gets words that every child likes, always the same', () => {
    const it = understood('quantum chromodynamics');
    expect(it).toMatchObject({ kind: 'unknown', nearest: [], instead: [{}, {}, {}] });
    expect(understood('quantum chromodynamics')).toEqual(it);
  });

  test('gets at most three, and never both kinds', () => {
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
