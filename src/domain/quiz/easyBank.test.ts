import { describe, expect, it } from 'vitest';
import { easyBank, easyQuestions } from './easyBank';

const entry = (id: string, correct: string, category: string) => ({ id, correct, wrong: 'రాయి', category });
const birds = [entry('birds_parrot', 'చిలుక', 'birds'), entry('birds_crow', 'కాకి', 'birds')];
const bank = easyBank([...birds, entry('food_rice', 'అన్నం', 'food')]);
let seed = 7;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
const drawing = { used: new Set<string>(), count: 5, random };

describe('the bank of the easy quiz', () => {
  it('asks from the chosen categories only', () => {
    const { questions } = easyQuestions(bank, { birds: true, food: false, unknown: true }, drawing);
    expect(questions).toHaveLength(5);
    expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['birds']));
  });

  it('has no questions if no category is chosen', () => {
    expect(easyQuestions(bank, { birds: false }, drawing)).toEqual({ questions: [], used: new Set() });
  });

  it('does not repeat used questions when the categories change', () => {
    const { used } = easyQuestions(bank, { birds: true }, { ...drawing, count: 2 });
    const { questions } = easyQuestions(bank, { birds: true, food: true }, { ...drawing, used, count: 1 });
    expect(questions.map(({ id }) => id)).toEqual(['food_rice']);
  });

  it('knows the meaning of its words', () => {
    expect(bank.meanings.get('కాకి')).toBe('crow');
    expect(bank.meanings.get('రాయి')).toBeUndefined();
  });

  it('reads only a few of many entries', () => {
    let reads = 0;
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      correct: 'చిలుక',
      wrong: 'కాకి',
      category: 'birds',
      get id() {
        reads += 1;
        return `birds_${at}`;
      },
    }));
    const large = easyBank(many);
    reads = 0;
    expect(easyQuestions(large, { birds: true }, { ...drawing, count: 20 }).questions).toHaveLength(20);
    expect(reads).toBeLessThan(1000);
  });
});
