import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../anyCharacter.testing';
import { aksharas, isAkshara, normalized, pieces } from './aksharas';
import { gunintam, hasTelugu, letterKind, nasalOf, PRIMER_CONSONANTS, PRIMER_VOWELS } from './letters';

const teluguText = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0xc00, max: 0xc7f }).map((code) => String.fromCodePoint(code)) },
    { weight: 1, arbitrary: fc.constantFrom(' ', '\n', '\u200c', '\u200d', 'a', '5', '.', '😀') },
  ),
});

describe('aksharas', () => {
  test.each([
    ['అక్షరం', ['అ', 'క్ష', 'రం']],
    ['తెలుగు', ['తె', 'లు', 'గు']],
    ['స్త్రీ', ['స్త్రీ']],
    ['దుఃఖం', ['దుః', 'ఖం']],
    ['చంద్రుఁడు', ['చం', 'ద్రుఁ', 'డు']],
    ['ఆంధ్ర', ['ఆం', 'ధ్ర']],
    ['రాష్ట్రం', ['రా', 'ష్ట్రం']],
  ])('%s is split into %j', (word, expected) => {
    expect(aksharas(word)).toEqual(expected);
  });

  test('a final consonant without a vowel joins the akshara before it', () => {
    expect(aksharas('వాక్')).toEqual(['వాక్']);
    expect(aksharas('పార్క్ బస్')).toEqual(['పార్క్', 'బస్']);
  });

  test('a non-joiner ends the consonant before it', () => {
    expect(aksharas('రామ్\u200cకు')).toEqual(['రామ్\u200c', 'కు']);
    expect(aksharas('పార్క్\u200cలో')).toEqual(['పార్క్\u200c', 'లో']);
  });

  test('a consonant without a vowel is an akshara if it is alone', () => {
    expect(aksharas('క్')).toEqual(['క్']);
  });

  test('only Telugu is returned', () => {
    expect(aksharas('A1 అమ్మ, నాన్న!')).toEqual(['అ', 'మ్మ', 'నా', 'న్న']);
  });

  test('both encodings of ై are one letter', () => {
    expect(aksharas('క\u0c46\u0c56')).toEqual(['కై']);
  });

  test('each letter of the primer and each gunintam is one akshara', () => {
    for (const letter of [...PRIMER_VOWELS, ...PRIMER_CONSONANTS]) expect(aksharas(letter)).toEqual([letter]);
    for (const letter of PRIMER_CONSONANTS) for (const form of gunintam(letter)) expect(isAkshara(form)).toBe(true);
  });

  test('the pieces of any text join to the whole text', () => {
    fc.assert(fc.property(teluguText, (text) => pieces(text).join('') === normalized(text)));
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => pieces(text).join('') === normalized(text)));
  });

  test('an akshara is never split further', () => {
    fc.assert(
      fc.property(teluguText, (text) => {
        for (const akshara of aksharas(text)) expect(pieces(akshara)).toEqual([akshara]);
      }),
    );
  });
});

describe('letters', () => {
  test('there are 16 vowels and 36 consonants in the primer, all different', () => {
    expect(new Set(PRIMER_VOWELS).size).toBe(16);
    expect(new Set(PRIMER_CONSONANTS).size).toBe(36);
  });

  test.each([
    ['అ', 'vowel'],
    ['ౠ', 'vowel'],
    ['క', 'consonant'],
    ['ఱ', 'consonant'],
    ['ా', 'vowelSign'],
    ['ం', 'modifier'],
    ['్', 'virama'],
    ['౫', 'digit'],
    ['a', 'other'],
    ['', 'other'],
  ])('%s is a %s', (character, kind) => {
    expect(letterKind(character)).toBe(kind);
  });

  test('the nasal of a consonant is that of its varga', () => {
    expect(['ఖ', 'జ', 'ఢ', 'త', 'భ', 'స'].map(nasalOf)).toEqual(['ఙ', 'ఞ', 'ణ', 'న', 'మ', undefined]);
  });

  test('a gunintam has sixteen forms', () => {
    expect(gunintam('క').join(' ')).toBe('క కా కి కీ కు కూ కృ కౄ కె కే కై కొ కో కౌ కం కః');
  });

  test('Telugu is found inside other text', () => {
    expect(hasTelugu('say అమ్మ')).toBe(true);
    expect(hasTelugu('say mother')).toBe(false);
  });
});
