import { describe, expect, it } from 'vitest';
import { confusions, exampleLesson } from './exampleLesson.testing';
import { focusesOf, entryOfFocus } from './focus';
import { bankIdsOf, materialOf } from './material';

const material = materialOf(exampleLesson, [], confusions);
const word = (key: string) => material.words.find((one) => one.key === key);

describe('the material of a lesson', () => {
  it('has its letters in primer order', () => {
    expect(material.letters.map(({ letter }) => letter)).toEqual(['త', 'థ', 'ద', 'ధ', 'న', 'ర']);
  });

  it('combines every consonant with every sign if the lesson teaches signs', () => {
    expect(material.signs).toHaveLength(1);
    expect(material.aksharas.filter(({ vottu }) => vottu === '')).toHaveLength(33 * 16);
    expect(materialOf({ sections: [], statements: [] }, [], []).aksharas).toEqual([]);
  });

  it('has each number and each sentence once', () => {
    expect(material.numbers).toEqual(Array.from({ length: 41 }, (_, number) => number));
    expect(material.sentences.map(({ key }) => key)).toEqual(['sentence:saw-the-cat', 'sentence:saw-the-cat-again']);
  });

  it('makes `near` symmetric, and drops a picture that two words share', () => {
    expect(word('phrase:raisin')?.near).toEqual(['phrase:grape']);
    expect(word('phrase:grape')?.near).toEqual(['phrase:raisin']);
    expect(word('phrase:grape')?.picture).toBeUndefined();
    expect(word('phrase:mango')?.picture).toBe('🥭');
  });

  it('gives every focus an item key', () => {
    const keys = new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key));
    for (const key of ['letter:ధ', 'sign:ి', 'sign:తలకట్టు', 'sign:్క', 'phrase:mango', 'number:7', 'fact:verb'])
      expect(keys).toContain(key);
  });

  it('lists the bank words it needs', () => {
    expect(bankIdsOf(exampleLesson)).toEqual([]);
    const section = { id: 'a', title: { en: 'A', te: 'అ' }, blocks: [{ kind: 'words', ids: ['food_water'] } as const] };
    expect(bankIdsOf({ sections: [section], statements: [] })).toEqual(['food_water']);
  });
});
