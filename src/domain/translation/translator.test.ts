import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordBank } from '../../content/words';
import { lexiconOf } from './lexicon';
import type { LexiconWord, Phrase, Translation } from './phrase';
import { REFUSED } from './refused.testing';
import { TRANSLATED } from './sentences.testing';
import { phraseTranslator } from './translator';

/** Words that the test sentences need, whatever the bank contains. */
const TEST_WORDS: readonly LexiconWord[] = [
  ['baby', 'పాప'],
  ['money', 'డబ్బులు'],
  ['tail', 'తోక'],
  ['field', 'పొలం'],
  ['stop', 'ఆగడం'],
  ['homework', 'ఇంటిపని'],
].map(([english = '', telugu = '']) => ({ id: `test_${english}`, category: 'test', english, telugu }));

const words = [
  ...wordBank.filter(({ english }) => !TEST_WORDS.some((word) => word.english === english)),
  ...TEST_WORDS,
];
const translate = phraseTranslator(words);

function phraseOf(text: string): Phrase {
  const translation = translate(text);
  if (translation.kind !== 'translated') throw new Error(`${text}: ${translation.kind}`);
  return translation.phrase;
}

const shown = (translation: Translation) =>
  translation.kind === 'translated' ? translation.phrase.telugu : translation.kind;

test.each(TRANSLATED)('%j is translated as %s', (english, telugu) => {
  expect(shown(translate(english))).toBe(telugu);
});

test('there are hundreds of test sentences, each listed once', () => {
  const typed = TRANSLATED.map(([english]) => english);
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThan(500);
  expect(REFUSED.length).toBeGreaterThan(60);
});

test('most words of the bank can be used in a sentence', () => {
  const { nouns, verbs, adjectives, feelings } = lexiconOf(wordBank);
  const used = [nouns, verbs, adjectives, feelings].flatMap((map) => [...map.values()].map(({ wordId }) => wordId));
  expect(new Set(used).size / wordBank.length).toBeGreaterThan(0.8);
});

test.each(REFUSED)('%j is refused', (english) => {
  expect(translate(english).kind).not.toBe('translated');
});

describe('an unknown word', () => {
  it('is named together with the known words', () => {
    expect(translate('I like blorps')).toMatchObject({ kind: 'missing', missing: ['blorps'] });
    expect(translate('the red blorp eats mangoes')).toEqual({
      kind: 'missing',
      missing: ['blorp'],
      known: [
        { telugu: 'ఎరుపు', english: 'red', wordId: 'colours_red' },
        { telugu: 'తినడం', english: 'eats', wordId: 'actions_eat' },
        { telugu: 'మామిడి పండు', english: 'mangoes', wordId: 'fruitAndVegetables_mango' },
      ],
    });
  });

  it('makes the text not understood if nothing else is known', () => {
    expect(translate('blorp frimble').kind).toBe('not-understood');
  });

  it('is never a function word', () => {
    for (const text of REFUSED) {
      const translation = translate(text);
      if (translation.kind !== 'missing') continue;
      expect(['i', 'the', 'is', 'my', 'not', 'to', 'and', 'very']).not.toContain(translation.missing[0]?.toLowerCase());
    }
  });
});

describe('the explanation of a sentence', () => {
  it('shows which English words each Telugu word translates', () => {
    const { parts, english, isSentence } = phraseOf("i don't drink milk");
    expect(english).toBe("I don't drink milk.");
    expect(isSentence).toBe(true);
    expect(parts.map(({ telugu, english: typed }) => [telugu, typed])).toEqual([
      ['నేను', 'i'],
      ['పాలు', 'milk'],
      ['తాగను', "don't drink"],
    ]);
    expect(parts.map(({ wordId }) => wordId)).toEqual([undefined, 'food_milk', 'actions_drink']);
  });

  it('says why a word has its form', () => {
    expect(phraseOf('we go to school').parts.at(-1)?.why?.en).toBe('With మేము the verb is వెళ్తాం.');
    expect(phraseOf('two boys').parts[0]?.why?.te).toBe('మనుషులను లెక్కపెట్టేటప్పుడు “ఇద్దరు” అంటాం.');
    expect(phraseOf('my mother').parts[0]?.why?.en).toContain('our');
  });

  it('says how the sentence is built', () => {
    expect(phraseOf('the cat drinks milk').build[0]?.en).toBe('In Telugu, the verb comes last.');
    expect(phraseOf('my mother is a teacher').build[0]?.en).toBe('Telugu needs no word for “is” here.');
    expect(phraseOf('red car').build[0]?.en).toBe('The describing word comes first, as in English.');
    expect(phraseOf('red car').isSentence).toBe(false);
  });

  it('is in both languages, without Latin letters in the Telugu', () => {
    const texts = TRANSLATED.flatMap(([english]) => {
      const { parts, build } = phraseOf(english);
      return [...build, ...parts.flatMap(({ why }) => why ?? [])];
    });
    for (const { en, te } of texts) {
      expect(en).toMatch(/[a-z]/u);
      expect(te).not.toMatch(/[a-z]/iu);
      expect(te).toMatch(/[\u0c00-\u0c7f].*\.$/u);
    }
  });

  it('exists for every sentence', () => {
    const phrases = TRANSLATED.map(([english]) => phraseOf(english));
    expect(phrases.filter(({ build, isSentence }) => isSentence && build.length === 0)).toEqual([]);
  });
});

const SMALL_WORDS = (
  'I we you he she it they my your his her our their this that these those a an the is are am not do does did will can have has like ' +
  'want know to in on at with from under give me let us please do not what where who how many when why two three ten and very red big ' +
  'new yesterday tomorrow every day now here there no some'
).split(' ');

const anyWords = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...SMALL_WORDS) },
      { weight: 2, arbitrary: fc.constantFrom(...words.map(({ english }) => english)) },
    ),
    {
      minLength: 1,
      maxLength: 7,
    },
  )
  .map((typed) => typed.join(' '));

test('for any text the translator never throws, never mixes scripts, and every part is in the sentence', () => {
  fc.assert(
    fc.property(fc.oneof(anyWords, fc.string({ maxLength: 60 })), (text) => {
      const translation = translate(text);
      if (translation.kind !== 'translated') return;
      const { telugu, parts, build } = translation.phrase;
      expect(telugu).not.toMatch(/[a-z]/iu);
      expect(telugu).toBe(telugu.normalize('NFC').trim());
      expect(telugu).not.toMatch(/ {2}/u);
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        expect(telugu).toContain(part.telugu);
        expect(part.telugu).not.toBe('');
        expect(part.english).not.toBe('');
      }
      for (const { te } of build) expect(te).not.toMatch(/[a-z]/iu);
    }),
    { numRuns: 300 },
  );
});
