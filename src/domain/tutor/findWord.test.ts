import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { wordBank } from '../../content/words';
import { englishFormsOf, teluguFormsOf, type WordHead } from './bankWord';
import { wordFinder } from './findWord';

const find = wordFinder(wordBank);
const englishFound = (text: string) => find(text)?.word.english ?? null;
const others = (text: string) => find(text)?.others.map(({ english }) => english);

describe('a word is found', () => {
  test('by its own English name, every word of the bank', () => {
    for (const { english } of wordBank) expect(englishFound(english)).toBe(english);
  });

  test('by its own Telugu name, every word of the bank', () => {
    const lost = wordBank.filter(({ id, telugu }) => {
      const found = find(telugu);
      return ![found?.word, ...(found?.others ?? [])].some((word) => word?.id === id);
    });
    expect(lost).toEqual([]);
  });

  test('by every other name, or is offered among those that share it', () => {
    const lost = wordBank.flatMap((word) =>
      [...englishFormsOf(word), ...teluguFormsOf(word)].filter((form) => {
        const found = find(form);
        const meant = found ? [found.word, ...found.others] : [];
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
    ['a capitalized name in lowercase', 'diwali', 'Diwali'],
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
    ['a doubled letter', 'sitting', 'sit'],
    ['a dropped e', 'dancing', 'dance'],
    ['a past', 'walked', 'walk'],
    ['an irregular past', 'went', 'go'],
    ['the infinitive', 'to read', 'read'],
    ['a comparison', 'bigger', 'big'],
    ['a comparison', 'dirtiest', 'dirty'],
    ['an adverb', 'slowly', 'slow'],
    ['a feeling', 'happy', 'happiness'],
    ['a possessive', "dog's", 'dog'],
    ['a curly apostrophe', 'father’s elder brother', "father's elder brother"],
    ['a hyphen left out', 'hide and seek', 'hide-and-seek'],
    ['a hyphen too many', 'black-board', 'blackboard'],
    ['British spelling', 'colour', 'color'],
    ['British spelling', 'grey', 'gray'],
    ['a longer question', 'What is the meaning of elephant?', 'elephant'],
    ['a longer question', 'how do you say river', 'river'],
    ['a longer question', 'elephant in Telugu', 'elephant'],
    ['a longer question', 'What do you call a river in Telugu, please?', 'river'],
    ['a question in Telugu', 'నది అంటే ఏమిటి?', 'river'],
    ['a question in both', 'river అంటే ఏమిటి', 'river'],
    ['Telugu typed as it is heard', 'yenugu', 'elephant'],
    ['a Telugu plural in Latin letters', 'kukkalu', 'dog'],
    ['a Telugu plural in Latin letters', 'pustakalu', 'book'],
    ['a Telugu plural of -ము', 'పాములు', 'snake'],
    ['a Telugu plural of a person', 'స్నేహితులు', 'friend'],
    ['Telugu', 'నది', 'river'],
    ['a Telugu sign written as two characters', 'ఇరవై'.replace('ై', '\u0c46\u0c56'), 'twenty'],
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

describe('other words that may be meant', () => {
  test.each([
    ['words with the same Latin letters', 'padam', 'word', ['foot']],
    ['words with the same Latin letters', 'nela', 'floor', ['month']],
    ['the words of further pictures', '🐘🦁', 'elephant', ['lion']],
  ])('%s: %s', (_, typed, english, also) => {
    expect(englishFound(typed)).toBe(english);
    expect(others(typed)).toEqual(also);
  });

  test('“sister” is one of several relatives, never “sit”', () => {
    const relative = (english: string, telugu: string): WordHead => ({
      ...{ id: english, category: 'family', english, telugu, grade: 1, near: [], isGeneral: false },
    });
    const sisters = [relative('elder sister', 'అక్క'), relative('younger sister', 'చెల్లి'), relative('sit', 'కూర్చోవడం')];
    expect(wordFinder(sisters)('sister')).toEqual({ by: 'shared', word: sisters[0], others: [sisters[1]] });
    expect(englishFound('sister')).toMatch(/sister/u);
    expect(others('sister')).not.toContain('sit');
  });

  test('a form that is only likely is marked as such', () => {
    expect(find('bigger')).toMatchObject({ by: 'form', word: { english: 'big' } });
    expect(find('dogs')?.by).toBe('name');
  });
});

describe('a text that names no word', () => {
  test.each(['rivr', 'corner', 'shower', 'xylophonist of the quantum', '', '   ', '🎈🎈🎈x', 'river '.repeat(1000)])(
    '%j is not found',
    (text) => expect(find(text)).toBeNull(),
  );

  test('any text finds a bank word or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const found = find(text);
        expect(found === null || wordBank.some(({ id }) => id === found.word.id)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a picture', () => {
  const pictured = wordBank.flatMap(({ emoji }) => emoji ?? []);

  test('of the bank always finds a word that has it', () => {
    for (const emoji of pictured) {
      const found = find(emoji);
      expect([found?.by, found?.word.emoji]).toEqual(['picture', emoji]);
    }
  });

  test('is recognized without its variation and in any skin tone', () => {
    expect(englishFound('☀')).toBe('sun');
    expect(find('👋🏽')?.word).toBe(find('👋')?.word);
  });
});
