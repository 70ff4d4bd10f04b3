import { describe, expect, test } from 'vitest';
import { prasaAgrees } from './prasa';
import { soundsOf } from './sounds';
import { splitAtVowel, yatiAgrees } from './yati';

const yati = (one: string, other: string, before?: string): boolean =>
  yatiAgrees(
    { letter: soundsOf(one), before: undefined },
    { letter: soundsOf(other), before: before === undefined ? undefined : soundsOf(before) },
  );

const prasa = ([before, letter]: [string, string], [otherBefore, otherLetter]: [string, string]): boolean =>
  prasaAgrees(
    { before: soundsOf(before), letter: soundsOf(letter) },
    { before: soundsOf(otherBefore), letter: soundsOf(otherLetter) },
  );

describe('yati', () => {
  test.each([
    ['క', 'ఖా', 'one row, one class of vowel'],
    ['చి', 'శె', 'చ and శ are friends'],
    ['పు', 'వొ', 'ప and వ are friends'],
    ['అ', 'యా', 'a vowel sounds like య'],
    ['హ', 'ఐ', 'or like హ'],
    ['శ్రీ', 'రె', 'any member of a cluster may serve'],
    ['ఇ', 'ఋ', 'ఋ belongs with ఇ'],
    ['ఋ', 'రి', 'and sounds like రి'],
    ['కృ', 'రే', 'also under a consonant'],
    ['దృ', 'గృ', 'so that any two ఋ agree'],
    ['ము', 'పు', 'ముకారయతి: with ఉ, మ agrees with its row'],
    ['మొ', 'భూ', 'or with a vowel that is like ఉ'],
    ['జ్ఞా', 'న', 'జ్ఞ sounds like న'],
    ['జ్ఞా', 'ణ', 'and so like ణ'],
    ['జ్ఞా', 'కా', 'or like గ, which is of the row of క'],
    ['జ్ఞా', 'చ', 'and is written with జ'],
    ['రా', 'ల', 'ర and ల are friends'],
    ['ఱె', 'ళి', 'so are ఱ and ళ'],
  ])('%s agrees with %s: %s', (one, other) => {
    expect(yati(one, other)).toBe(true);
    expect(yati(other, one)).toBe(true);
  });

  test.each([
    ['క', 'గు', 'the vowels are of different classes'],
    ['క', 'త', 'the consonants are of different rows'],
    ['మ', 'ప', 'without ఉ, మ agrees with no other'],
    ['మి', 'బె', 'also not with ఇ'],
    ['ము', 'వు', 'వ is not of the row of మ'],
    ['జ', 'న', 'only జ్ఞ sounds like న'],
    ['ఋ', 'లి', 'ఋ does not sound like లి'],
    ['కి', 'రి', 'only ఋ sounds like రి'],
  ])('%s does not agree with %s: %s', (one, other) => {
    expect(yati(one, other)).toBe(false);
  });

  test('a nasal agrees with a consonant after ం', () => {
    expect(yati('న', 'ద', 'కం')).toBe(true);
    expect(yati('న', 'ద', 'క')).toBe(false);
  });

  test('మ agrees with య, స and the like after ం', () => {
    for (const letter of 'యరలవశషసహ') {
      expect([letter, yati('మ', letter, 'సం')]).toEqual([letter, true]);
      expect([letter, yati('మ', letter, 'స')]).toEqual([letter, false]);
    }
  });

  test.each([
    ['నొ', 'న్ + ఒ'],
    ['నం', 'న్ + అం'],
    ['ల్లం', 'ల్ల్ + అం'],
    ['డా', 'డ్ + ఆ'],
    ['ఒ', undefined],
    ['యొ', undefined],
    ['హా', undefined],
  ])('%s is split into %s', (letter, split) => {
    expect(splitAtVowel(soundsOf(letter))).toBe(split);
  });
});

describe('prasa', () => {
  test('needs the same consonants in the same order, with any vowel', () => {
    expect(prasa(['అ', 'క్క'], ['మ్రొ', 'క్కి'])).toBe(true);
    expect(prasa(['అ', 'క్క'], ['మ్రొ', 'కి'])).toBe(false);
    expect(prasa(['పు', 'త్ర'], ['ప', 'ర్త'])).toBe(false);
  });

  test('treats ల and ళ, and ర and ఱ, as equal', () => {
    expect(prasa(['క', 'ల'], ['వె', 'ళ'])).toBe(true);
    expect(prasa(['సి', 'రి'], ['నె', 'ఱి'])).toBe(true);
  });

  test('treats ర్ప and ప్ప as equal, and no other pair like them', () => {
    expect(prasa(['స', 'ర్పం'], ['క', 'ప్ప'])).toBe(true);
    expect(prasa(['స', 'ర్పం'], ['ద', 'ర్ప'])).toBe(true);
    expect(prasa(['స', 'ర్పం'], ['క', 'ప'])).toBe(false);
    expect(prasa(['ధ', 'ర్మ'], ['అ', 'మ్మ'])).toBe(false);
  });

  test('needs ం before the letter in all lines or in none', () => {
    expect(prasa(['కం', 'ద'], ['అం', 'దు'])).toBe(true);
    expect(prasa(['కం', 'ద'], ['అ', 'దు'])).toBe(false);
  });
});
