import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from './drawing';
import { easyQuestion } from './easyBank';

const entriesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `word_${at}` }));
const inGroups = (count: number) => [entriesOf(count).slice(0, count / 3), [], entriesOf(count).slice(count / 3)];
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const randomFrom = (stream: Iterator<number>) => () => Number(stream.next().value);

describe('questions', () => {
  it('are all different if there are enough entries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), chance, (size, count, stream) => {
        const { drawn } = draw(inGroups(size), new Set(), count, randomFrom(stream));
        expect(drawn).toHaveLength(count);
        expect(new Set(idsOf(drawn)).size).toBe(Math.min(size, count));
      }),
    );
  });

  it('do not repeat in later quizzes until all were used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), chance, (size, stream) => {
        const random = randomFrom(stream);
        const seen = new Set<string>();
        let used: ReadonlySet<string> = new Set();
        for (let quiz = 0; quiz < Math.floor(size / 5); quiz += 1) {
          const next = draw(inGroups(size), used, 5, random);
          for (const { id } of next.drawn) {
            expect(seen.has(id)).toBe(false);
            seen.add(id);
          }
          used = next.used;
        }
      }),
    );
  });

  it('start over when all were used, first with entries that are not in this quiz', () => {
    const random = () => 0;
    const { drawn, used } = draw(inGroups(6), new Set(['word_0', 'word_1', 'word_2', 'word_3']), 5, random);
    expect(new Set(idsOf(drawn)).size).toBe(5);
    expect(idsOf(drawn).slice(0, 2).toSorted()).toEqual(['word_4', 'word_5']);
    expect([...used].toSorted()).toEqual(idsOf(drawn).slice(2).toSorted());
  });

  it('can begin with any entry', () => {
    let at = 0;
    const numbers = [0.9, 0.1, 0.5, 0.3, 0.7];
    const random = () => numbers[at++ % numbers.length] ?? 0;
    const firsts = new Set(Array.from({ length: 40 }, () => draw(inGroups(5), new Set(), 1, random).drawn[0]?.id));
    expect(firsts.size).toBe(5);
  });

  it('are empty without entries', () => {
    for (const emptyGroups of [[], [[], []]]) {
      expect(draw(emptyGroups, new Set(), 5, () => 0)).toEqual({ drawn: [], used: new Set() });
    }
  });
});

describe('a question', () => {
  const translation = { id: 'birds_peacock', correct: 'నెమలి', wrong: 'పావురం', category: 'birds' };

  it('prompts with the part of the id after the underscore', () => {
    expect(easyQuestion(translation, () => 0).prompt).toBe('peacock');
  });

  it('has its two options in random order', () => {
    expect(easyQuestion(translation, () => 0).options).toEqual(['నెమలి', 'పావురం']);
    expect(easyQuestion(translation, () => 0.99).options).toEqual(['పావురం', 'నెమలి']);
  });
});
