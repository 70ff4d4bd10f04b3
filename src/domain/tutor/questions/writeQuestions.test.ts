import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBank } from '../../../content/words';
import { CATEGORY_TEXTS } from '../../../content/words/categories';
import { isAskable } from '../../quiz/generatedQuestion';
import type { Random } from '../../random';
import { areAlike, type BankWord, teluguFormsOf } from '../bankWord';
import type { Material } from './draft';
import { withGap } from './gap';
import { attestedWords, caseFormsOf, pluralOf } from './grammar';
import { askOddOneOut } from './groups';
import { writeQuestions } from './writeQuestions';

const material: Material = { bank: wordBank, attested: attestedWords(wordBank), categories: CATEGORY_TEXTS };
const LEVELS = ['medium', 'hard'] as const;

const byTelugu = new Map(wordBank.map((word) => [word.telugu, word]));
const byEnglish = new Map(wordBank.map((word) => [word.english, word]));
const named = (english: string): BankWord => {
  const word = byEnglish.get(english);
  if (!word) throw new Error(`${english} is not in the bank`);
  return word;
};

/** The same numbers for the same seed, spread well enough to deal options by. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const everyQuiz = wordBank.flatMap((word, at) =>
  LEVELS.map((level) => ({ word, level, questions: writeQuestions(word, 10, level, material, seeded(at)) })),
);
const everyQuestion = everyQuiz.flatMap(({ questions }) => questions);

describe('ten questions about any word, at either level', () => {
  test('are ten', () => {
    expect(everyQuiz.filter(({ questions }) => questions.length !== 10)).toEqual([]);
  });

  test('each with four different options, the right one among them', () => {
    expect(everyQuestion.filter((question) => !isAskable(question))).toEqual([]);
  });

  test('are ten different ones', () => {
    const repeating = everyQuiz.filter(
      ({ questions }) => new Set(questions.map(({ english, telugu }) => `${english}|${telugu}`)).size !== 10,
    );
    expect(repeating).toEqual([]);
  });

  test('are about the word itself three times or more', () => {
    const own = everyQuiz.map(
      ({ word, questions }) =>
        questions.filter(({ english, telugu, correctAnswer, options }) =>
          [english, telugu, correctAnswer, ...options].some(
            (text) => text.includes(word.telugu) || text.includes(word.english),
          ),
        ).length,
    );
    expect(Math.min(...own)).toBeGreaterThanOrEqual(3);
  });

  test('show the Telugu script in every question', () => {
    expect(everyQuestion.filter(({ telugu }) => !/[\u0c00-\u0c7f]/u.test(telugu))).toEqual([]);
  });

  test('hard ones answer in Telugu, or count letters', () => {
    const hard = everyQuiz.filter(({ level }) => level === 'hard').flatMap(({ questions }) => questions);
    expect(hard.filter(({ correctAnswer }) => !/^[\u0c00-\u0c7f\u200c\s.,!?]+$|^\d+$/u.test(correctAnswer))).toEqual(
      [],
    );
  });
});

describe('never two right answers', () => {
  test('no option is another form of the right word, or near it in meaning', () => {
    const twoRight = everyQuestion.filter(({ english, options, correctAnswer }) => {
      const words = english.startsWith('What does ‘') ? byEnglish : byTelugu;
      const right = words.get(correctAnswer);
      if (!right || english.startsWith('Which word in')) return false;
      return options.some((option) => {
        const other = words.get(option);
        return option !== correctAnswer && (teluguFormsOf(right).includes(option) || (other && areAlike(right, other)));
      });
    });
    expect(twoRight).toEqual([]);
  });

  test('the odd one is of another category than the other three, which share theirs', () => {
    for (const [at, word] of wordBank.entries()) {
      const draft = askOddOneOut(word, material, seeded(at));
      if (!draft) continue;
      const kinds = new Set(draft.wrong.map((telugu) => byTelugu.get(telugu)?.category));
      expect([...kinds]).toEqual([word.category]);
      expect(byTelugu.get(draft.right)?.category).not.toBe(word.category);
    }
  });

  test('a gap is in every sentence that asks for its word, and the word is not beside it', () => {
    const gaps = everyQuestion.filter(({ english }) => english.startsWith('Fill the gap'));
    expect(gaps.length).toBeGreaterThan(500);
    for (const { telugu, correctAnswer } of gaps) {
      expect(telugu).toContain('____');
      expect(telugu.match(/[\u0c00-\u0c7f]+/gu)).not.toContain(correctAnswer);
    }
  });
});

describe('the place of the right answer', () => {
  test('is spread over one quiz: each place as often as the others, give or take one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wordBank), fc.integer(), fc.constantFrom(...LEVELS), (word, seed, level) => {
        const questions = writeQuestions(word, 10, level, material, seeded(seed));
        const counts = [0, 1, 2, 3].map(
          (place) => questions.filter(({ options, correctAnswer }) => options[place] === correctAnswer).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  test('is spread over all first questions', () => {
    const counts = [0, 1, 2, 3].map(
      (place) => everyQuiz.filter(({ questions: [first] }) => first?.options[place] === first?.correctAnswer).length,
    );
    const expected = everyQuiz.length / 4;
    // Four standard deviations of a fair draw.
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected * 0.75));
  });
});

describe('the random numbers', () => {
  test('the same make the same quiz, others another', () => {
    const quiz = (seed: number) => writeQuestions(named('river'), 5, 'medium', material, seeded(seed));
    expect(quiz(1)).toEqual(quiz(1));
    expect(quiz(1)).not.toEqual(quiz(2));
  });

  test('any count is met', () => {
    for (const count of [3, 4, 7, 10])
      expect(writeQuestions(named('thank you'), count, 'hard', material, seeded(count))).toHaveLength(count);
  });
});

describe('grammar', () => {
  const { attested } = material;

  test.each([
    ['dog', 'కుక్కలు', 'కుక్కకు', 'కుక్కతో'],
    ['monkey', 'కోతులు', 'కోతికి', 'కోతితో'],
    ['lion', 'సింహాలు', 'సింహానికి', 'సింహంతో'],
    ['window', 'కిటికీలు', 'కిటికీకి', 'కిటికీతో'],
  ])('%s has its forms', (english, plural, to, withIt) => {
    expect(pluralOf(named(english), attested)).toBe(plural);
    expect(caseFormsOf(named(english), attested)).toEqual({ to, with: withIt });
  });

  test.each(['house', 'tree', 'eye', 'hand', 'tooth'])('%s, which has a way of its own, is left out', (english) => {
    expect(pluralOf(named(english), attested)).toBeNull();
    expect(caseFormsOf(named(english), attested)).toBeNull();
  });

  test('nothing is made up: without texts to bear it out there are no forms', () => {
    expect(pluralOf(named('dog'), new Set())).toBeNull();
    expect(caseFormsOf(named('dog'), new Set())).toBeNull();
  });
});

test('a gap takes the word wherever another begins with it', () => {
  expect(withGap('కుక్కకు కుక్కపిల్ల ఉంది, ఒక్క కుక్క.', ['కుక్క'])).toBe('____కు ____పిల్ల ఉంది, ఒక్క ____.');
  expect(withGap('సింహానికి సింహం తోడు.', ['సింహం'])).toBe('____నికి ____ తోడు.');
});
