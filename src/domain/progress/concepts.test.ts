import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Concept, conceptProgress } from './concepts';

const NAME = { en: 'Animals', te: 'జంతువులు' };
const key = fc
  .tuple(fc.constantFrom('word', 'sign', 'letter'), fc.constantFrom('animals_', 'animal', 'birds_', ''), fc.string())
  .map(([kind, theme, name]) => `${kind}:${theme}${name}`);
const counts = fc.dictionary(key, fc.integer({ min: 0, max: 9 }), { maxKeys: 40 });

describe('how much is known of a concept', () => {
  it('is the same, whether its items are named or known by how they begin', () => {
    const beginning = 'word:animals_';
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 0, max: 60 }), (rightByItem, wrongByItem, unanswered) => {
        const answered = new Set([...Object.keys(rightByItem), ...Object.keys(wrongByItem)]);
        const own = [...answered].filter((one) => one.startsWith(beginning));
        const itemKeys = [...own, ...Array.from({ length: unanswered }, (_, at) => `not answered ${at}`)];
        const named: Concept = { id: 'animals', name: NAME, itemKeys };
        const begun: Concept = { id: 'animals', name: NAME, beginning, count: itemKeys.length };
        const answers = { rightByItem, wrongByItem };
        expect(conceptProgress([begun], answers)).toEqual(conceptProgress([named], answers));
      }),
    );
  });

  it('counts every item that begins so, and none that stands beside them', () => {
    const rightByItem = {
      'word:animals': 9,
      'word:animals_cow': 2,
      'word:animals_పులి': 2,
      'word:animalsz': 9,
      letter: 9,
    };
    const concept: Concept = { id: 'animals', name: NAME, beginning: 'word:animals_', count: 4 };
    expect(conceptProgress([concept], { rightByItem, wrongByItem: {} })).toEqual([
      { id: 'animals', name: NAME, percent: 50 },
    ]);
  });
});
