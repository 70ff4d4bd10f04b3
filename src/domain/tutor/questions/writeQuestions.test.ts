import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBank } from '../../../content/words';
import { nounForm } from '../../grammar/noun';
import { verbOf } from '../../grammar/verb';
import { isAskable } from '../../quiz/generatedQuestion';
import { areAlike, englishFormsOf, teluguFormsOf } from '../bankWord';
import { isNamedIn, withGap, withOneGap } from './gap';
import { askOddOneOut } from './groups';
import { OTHER_MEANINGS } from './homographs';
import { sureNoun, surePlural } from './nouns';
import { LENGTHS, levelInTurn, LEVELS, material, named, seeded } from './wholeBank.testing';
import { writeQuestions } from './writeQuestions';

const byTelugu = new Map(wordBank.map((word) => [word.telugu, word]));
const byEnglish = new Map(wordBank.map((word) => [word.english, word]));

// Every word at one level; guessing.test.ts has it at the other.
const everyQuiz = wordBank.map((word, at) => {
  const level = levelInTurn(at + LENGTHS.length);
  return { word, level, questions: writeQuestions(word, 10, level, material, seeded(at)) };
});
const everyQuestion = everyQuiz.flatMap(({ questions }) => questions);

describe('ten questions about any word, at its level', () => {
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

  test('are about the word itself three times or more: it, its forms or its sentence', () => {
    const few = everyQuiz.filter(({ word, questions }) => {
      const stem = verbOf(word.telugu)?.infinitive.slice(0, 2);
      const words = [
        word.telugu,
        word.english,
        word.sentence.te,
        word.sentence.en,
        ...(stem === undefined ? [] : [stem]),
      ];
      const own = questions.filter(({ english, telugu, options }) =>
        [english, telugu, ...options].some((text) => words.some((form) => text.includes(form))),
      );
      return own.length < 3;
    });
    expect(few.map(({ word, level }) => `${word.english}, ${level}`)).toEqual([]);
  });

  test('show the Telugu script in every question', () => {
    expect(everyQuestion.filter(({ telugu }) => !/[\u0c00-\u0c7f]/u.test(telugu))).toEqual([]);
  });

  test('hard ones answer in Telugu', () => {
    const hard = everyQuiz.filter(({ level }) => level === 'hard').flatMap(({ questions }) => questions);
    expect(hard.filter(({ correctAnswer }) => !/^[\u0c00-\u0c7f\u200c\s.,!?]+$/u.test(correctAnswer))).toEqual([]);
  });
});

describe('never two right answers', () => {
  test('no option is another form of the right word, or near it in meaning', () => {
    const twoRight = everyQuestion.filter(({ english, options, correctAnswer }) => {
      const words = english.startsWith('What does ‘') ? byEnglish : byTelugu;
      const right = words.get(correctAnswer);
      if (!right || /^(?:Which word in|Who does it)/u.test(english)) return false;
      return options.some((option) => {
        const other = words.get(option);
        return option !== correctAnswer && (teluguFormsOf(right).includes(option) || (other && areAlike(right, other)));
      });
    });
    expect(twoRight).toEqual([]);
  });

  test('no option can also mean what the right one means: వేలు beside “thousand”', () => {
    const senses = (form: string, telugu: string | undefined) => [form, ...(OTHER_MEANINGS[telugu ?? ''] ?? [])];
    const twoRight = everyQuestion.filter(({ options, correctAnswer }) => {
      const right = byTelugu.get(correctAnswer) ?? byEnglish.get(correctAnswer);
      return options.some((option) => {
        const other = byTelugu.get(option) ?? byEnglish.get(option);
        if (!right || !other || option === correctAnswer) return false;
        const shared = senses(other.english, other.telugu).filter((sense) =>
          [...englishFormsOf(right), ...senses(right.english, right.telugu)].includes(sense),
        );
        return shared.length > 0;
      });
    });
    // Words of one sentence stand side by side; there the sentence decides.
    expect(twoRight.filter(({ english }) => !/^(?:Which word in|Who does it)/u.test(english))).toEqual([]);
  });

  test('the odd one is of another category than the other three, which share theirs', () => {
    for (const [at, word] of wordBank.entries()) {
      const draft = askOddOneOut(word, material, seeded(at));
      if (!draft) continue;
      // A word of two meanings may be of two categories.
      const isOfKind = (telugu: string) =>
        wordBank.some((one) => one.telugu === telugu && one.category === word.category);
      expect(draft.wrong.filter((telugu) => !isOfKind(telugu))).toEqual([]);
      expect(isOfKind(draft.right)).toBe(false);
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
  });

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

describe('forms', () => {
  test.each([
    ['dog', 'కుక్కలు', 'కుక్కకు', 'కుక్కతో'],
    ['monkey', 'కోతులు', 'కోతికి', 'కోతితో'],
    ['lion', 'సింహాలు', 'సింహానికి', 'సింహంతో'],
    ['window', 'కిటికీలు', 'కిటికీకి', 'కిటికీతో'],
    ['house', 'ఇళ్లు', 'ఇంటికి', 'ఇంటితో'],
    ['tree', 'చెట్లు', 'చెట్టుకు', 'చెట్టుతో'],
    ['hand', 'చేతులు', 'చేతికి', 'చేతితో'],
  ])('%s has its forms', (english, plural, to, withIt) => {
    const noun = sureNoun(named(english));
    expect(surePlural(named(english), material)).toBe(plural);
    expect(noun && [nounForm(noun, 'one', 'to'), nounForm(noun, 'one', 'with')]).toEqual([to, withIt]);
  });

  test.each(['milk', 'sour', 'eat', 'Ugadi', 'hungry'])('of %s none are asked', (english) => {
    expect(sureNoun(named(english))).toBeNull();
    expect(surePlural(named(english), material)).toBeNull();
  });

  test('nobody is asked for many of what the texts know only one of', () => {
    expect(surePlural(named('sky'), { ...material, attested: new Set() })).toBeNull();
  });
});

describe('a gap', () => {
  test('is a whole word wherever a word begins with it', () => {
    expect(withGap('కుక్కకు కుక్కపిల్ల ఉంది, ఒక్క కుక్క.', ['కుక్క'])).toBe('____ ____ ఉంది, ఒక్క ____.');
    expect(withGap('సింహానికి సింహం తోడు.', ['సింహం'])).toBe('____ ____ తోడు.');
  });

  test('is one, and no other form of the word is beside it', () => {
    expect(withOneGap('కుక్క నిద్రపోతోంది.', 'కుక్క')).toBe('____ నిద్రపోతోంది.');
    expect(withOneGap('కుక్క కుక్కపిల్లతో ఆడింది.', 'కుక్క')).toBeNull();
    expect(isNamedIn('కుక్కలకు నీళ్లు.', ['కుక్క'])).toBe(true);
  });

  test('never leaves a piece of a word, in any question about any word', () => {
    expect(
      everyQuestion.filter(({ telugu }) => /____[\u0c00-\u0c7f\u200c]|[\u0c00-\u0c7f\u200c]____/u.test(telugu)),
    ).toEqual([]);
  });
});
