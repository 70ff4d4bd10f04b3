import { describe, expect, test } from 'vitest';
import { nounOf } from '../../grammar/noun';
import { command, verbOf } from '../../grammar/verb';
import { areAlike, teluguFormsOf } from '../bankWord';
import { isWrongBeside } from './draft';
import { OTHER_MEANINGS } from './homographs';
import { material, named } from './wholeBank.testing';

const { bank } = material;

describe('words with two meanings', () => {
  test.each([
    ['finger', 'thousand'],
    ['hand', 'do'],
    ['six', 'dry out'],
    ['seven', 'cry'],
    ['seven', 'year'],
    ['white', 'tell'],
    ['sandal', 'tell'],
    ['milk', 'share'],
    ['stone', 'write'],
    ['ghee', 'weave'],
    ['stove', 'pour'],
    ['bangle', 'glass'],
    ['north', 'letter'],
  ])('%s is never a wrong answer beside %s', (one, other) => {
    expect(isWrongBeside(named(one), named(other))).toBe(false);
    expect(isWrongBeside(named(other), named(one))).toBe(false);
  });

  test('a word that is also a command of a verb in the bank is never a wrong answer beside it', () => {
    const missing = bank.flatMap((word) => {
      const verb = verbOf(word.telugu);
      if (!verb || verb.lead !== '') return [];
      const order = command(verb, 'friend');
      const twins = bank.filter((other) => other.id !== word.id && teluguFormsOf(other).includes(order));
      return twins.filter((twin) => isWrongBeside(word, twin)).map((twin) => `${twin.telugu}: ${word.english}`);
    });
    expect(missing).toEqual([]);
  });

  test('a word that is also the plural of another is never a wrong answer beside it', () => {
    const missing = bank.flatMap((word) => {
      const plural = verbOf(word.telugu) ? null : nounOf(word.telugu)?.plural;
      const twins = bank.filter((other) => other.id !== word.id && plural && teluguFormsOf(other).includes(plural));
      return twins.filter((twin) => isWrongBeside(word, twin)).map((twin) => `${twin.telugu}: ${word.english}`);
    });
    expect(missing).toEqual([]);
  });

  test('words with the same spelling count as alike', () => {
    const twins = bank.flatMap((one) =>
      bank.filter((other) => one.id < other.id && one.telugu === other.telugu && !areAlike(one, other)),
    );
    expect(twins).toEqual([]);
  });

  test('the list of other meanings does not repeat the meaning in the bank', () => {
    const forms = new Map(bank.flatMap((word) => teluguFormsOf(word).map((form) => [form, word] as const)));
    const doubled = Object.entries(OTHER_MEANINGS).filter(([form, meanings]) =>
      meanings.includes(forms.get(form)?.english ?? ''),
    );
    expect(doubled).toEqual([]);
  });
});
