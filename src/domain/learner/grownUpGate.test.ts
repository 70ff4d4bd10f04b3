import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRightAnswer, newGrownUpQuestion } from './grownUpGate';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the sum for grown-ups', () => {
  it('has factors from 6 to 9 and accepts only their product', () => {
    fc.assert(
      fc.property(chance, chance, fc.integer(), (one, two, guess) => {
        const numbers = [one, two];
        const question = newGrownUpQuestion(() => numbers.shift() ?? 0);
        const { first, second } = question;
        expect([6, 7, 8, 9]).toContain(first);
        expect([6, 7, 8, 9]).toContain(second);
        expect(isRightAnswer(question, ` ${first * second} `)).toBe(true);
        expect(isRightAnswer(question, String(guess))).toBe(guess === first * second);
      }),
    );
  });

  it('does not accept an empty answer', () => expect(isRightAnswer({ first: 6, second: 7 }, ' ')).toBe(false));
});
