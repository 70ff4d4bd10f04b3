import { describe, expect, it } from 'vitest';
import type { BankWord } from './bankWord';
import { nextExplanation } from './nextExplanation';

const word = (...texts: readonly (readonly [en: string, te: string])[]): BankWord => {
  const [first, ...rest] = texts.map(([en, te]) => ({ en, te }));
  return {
    id: 'nature_river',
    category: 'nature',
    english: 'river',
    telugu: 'నది',
    grade: 1,
    explanations: [first ?? { en: '', te: '' }, ...rest],
    sentence: { en: '', te: '' },
    near: [],
    isGeneral: false,
  };
};
const river = word(
  ['A river has many fish.', 'నదిలో చాలా చేపలు ఉంటాయి.'],
  ['A man flies a kite at the river.', 'ఒక మనిషి నది దగ్గర గాలిపటం ఎగరేస్తున్నాడు.'],
);
const chosen = (...interests: readonly string[]) => nextExplanation(river, [], { interests, grade: null })?.en;

describe('an explanation that mentions an interest', () => {
  it('contains the whole word, not a part of another', () => {
    expect(chosen('man')).toBe('A man flies a kite at the river.');
    expect(chosen('Man')).toBe('A man flies a kite at the river.');
    expect(chosen('any')).toBe('A river has many fish.');
    expect(chosen('kit')).toBe('A river has many fish.');
  });

  it('may contain it in the singular or the plural', () => {
    expect(chosen('Kites')).toBe('A man flies a kite at the river.');
    expect(
      nextExplanation(word(['x', 'y'], ['Butterflies are light.', 'z']), [], { interests: ['butterfly'], grade: null })
        ?.en,
    ).toBe('Butterflies are light.');
  });

  it('contains the words of an interest in a row', () => {
    expect(chosen('flies a kite')).toBe('A man flies a kite at the river.');
    expect(chosen('kite fish')).toBe('A river has many fish.');
  });

  it('is also found in Telugu, with endings', () => {
    expect(chosen('గాలిపటాలు')).toBe('A man flies a kite at the river.');
    expect(chosen('టం')).toBe('A river has many fish.');
  });

  it('is replaced by the first one not yet said if there is none', () => {
    expect(chosen('dinosaurs', '', '!!')).toBe('A river has many fish.');
    expect(nextExplanation(river, ['A river has many fish.'], { interests: [], grade: null })?.en).toBe(
      'A man flies a kite at the river.',
    );
    expect(
      nextExplanation(river, ['A river has many fish.', 'A man flies a kite at the river.'], {
        interests: [],
        grade: null,
      }),
    ).toBeNull();
  });
});

describe('the grade', () => {
  const texts = [
    ['A river is water that flows.', 'అ'],
    ['Rivers carry enormous quantities of sediment towards distant deltas over many centuries.', 'ఆ'],
    ['A boat goes on it. We swim in it.', 'ఇ'],
  ] as const;
  const said = (grade: number | null) => {
    const heard: string[] = [];
    for (let time = 0; time < texts.length; time += 1)
      heard.push(nextExplanation(word(...texts), heard, { interests: [], grade })?.en ?? '');
    return heard.map((text) => texts.findIndex(([en]) => en === text));
  };

  it('decides what follows the first: the simplest for younger learners, the fullest for older ones', () => {
    expect(said(1)).toEqual([0, 2, 1]);
    expect(said(3)).toEqual([0, 2, 1]);
    expect(said(4)).toEqual([0, 1, 2]);
    expect(said(12)).toEqual([0, 1, 2]);
  });

  it('leaves the written order if it is unknown', () => {
    expect(said(null)).toEqual([0, 1, 2]);
  });
});
