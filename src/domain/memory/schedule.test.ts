import fc from 'fast-check';
import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { daysUntilDue, MAX_PAUSE_DAYS, recallAfter, type Strength, strengthAfter } from './schedule';

const library = new FSRSAlgorithm({ enable_short_term: false, maximum_interval: MAX_PAUSE_DAYS });
const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

const anyReviews = fc.array(
  fc.record({ pause: fc.integer({ min: 1, max: 400 }), grade: fc.constantFrom('again', 'hard', 'good') }),
  { minLength: 1, maxLength: 8 },
);

it('gives the same results as the library', () => {
  fc.assert(
    fc.property(anyReviews, (reviews) => {
      let [ours, theirs]: [Strength | null, Strength | null] = [null, null];
      for (const { pause, grade } of reviews) {
        ours = strengthAfter(ours, pause, grade);
        theirs = library.next_state(theirs, theirs === null ? 0 : pause, RATINGS[grade]);
      }
      const [stability, expected] = [ours?.stability ?? 0, theirs?.stability ?? 0];
      expect(stability / expected).toBeCloseTo(1, 4);
      expect(ours?.difficulty).toBeCloseTo(theirs?.difficulty ?? 0, 4);
      expect(recallAfter(30, stability)).toBeCloseTo(library.forgetting_curve(30, expected), 4);
      expect(daysUntilDue(expected)).toBe(library.next_interval(expected, 0));
    }),
    { numRuns: 300 },
  );
});
