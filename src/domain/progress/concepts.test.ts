import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Concept, conceptProgress } from './concepts';

const NAME = { en: 'Animals', te: 'జంతువులు' };
const key = fc
  .tuple(fc.constantFrom('word', 'sign', 'letter'), fc.constantFrom('animals_', 'animal', 'birds_', ''), fc.string())
  .map(([kind, theme, name]) => `${kind}:${theme}${name}`);
const counts = fc.dictionary(key, fc.integer({ min: 0, max: 9 }), { maxKeys: 40 });

describe('the progress of a concept', () => {
  it('is the same for a list of item keys and for a key prefix', () => {
    const beginning = 'word:animals_';
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 0, max: 60 }), (rightByItem, wrongByItem, unanswered) => {
        const answered = new Set([...Object.keys(rightByItem), ...Object.keys(wrongByItem)]);
        const conceptKeys = [...answered].filter((one) => one.startsWith(beginning));
        const itemKeys = [...conceptKeys, ...Array.from({ length: unanswered }, (_, at) => `not answered ${at}`)];
        const listed: Concept = { id: 'animals', name: NAME, itemKeys };
        const prefixed: Concept = { id: 'animals', name: NAME, beginning, count: itemKeys.length };
        const answers = { rightByItem, wrongByItem };
        expect(conceptProgress([prefixed], answers)).toEqual(conceptProgress([listed], answers));
      }),
    );
  });

  it('counts every item with the prefix, and no similar one', () => {
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
