import { describe, expect, test } from 'vitest';
import { prasaAgrees } from './prasa';
import { soundsOf } from './sounds';
import { yatiAgrees } from './yati';

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
  ])('%s agrees with %s: %s', (one, other) => {
    expect(yati(one, other)).toBe(true);
    expect(yati(other, one)).toBe(true);
  });

  test.each([
    ['క', 'గు', 'the vowels are of different classes'],
    ['క', 'త', 'the consonants are of different rows'],
    ['మ', 'ప', 'మ stands alone'],
  ])('%s does not agree with %s: %s', (one, other) => {
    expect(yati(one, other)).toBe(false);
  });

  test('a nasal agrees with a consonant after ం', () => {
    expect(yati('న', 'ద', 'కం')).toBe(true);
    expect(yati('న', 'ద', 'క')).toBe(false);
  });
});

describe('prasa', () => {
  test('asks for the same consonants in the same order, with any vowel', () => {
    expect(prasa(['అ', 'క్క'], ['మ్రొ', 'క్కి'])).toBe(true);
    expect(prasa(['అ', 'క్క'], ['మ్రొ', 'కి'])).toBe(false);
    expect(prasa(['పు', 'త్ర'], ['ప', 'ర్త'])).toBe(false);
  });

  test('takes ల for ళ and ర for ఱ', () => {
    expect(prasa(['క', 'ల'], ['వె', 'ళ'])).toBe(true);
    expect(prasa(['సి', 'రి'], ['నె', 'ఱి'])).toBe(true);
  });

  test('has ం before the letter in all lines or in none', () => {
    expect(prasa(['కం', 'ద'], ['అం', 'దు'])).toBe(true);
    expect(prasa(['కం', 'ద'], ['అ', 'దు'])).toBe(false);
  });
});
