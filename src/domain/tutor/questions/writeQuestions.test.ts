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

// guessing.test.ts tests each word at the other level.
const everyQuiz = wordBank.map((word, at) => {
  const level = levelInTurn(at + LENGTHS.length);
  return { word, level, questions: writeQuestions(word, 10, level, material, seeded(at)) };
});
const everyQuestion = everyQuiz.flatMap(({ questions }) => questions);

describe('a quiz of ten questions about any word', () => {
  test('has ten questions', () => {
    expect(everyQuiz.filter(({ questions }) => questions.length !== 10)).toEqual([]);
  });

  test('has four different options for each question, including the right one', () => {
    expect(everyQuestion.filter((question) => !isAskable(question))).toEqual([]);
  });

  test('does not repeat a question', () => {
    const repeating = everyQuiz.filter(
      ({ questions }) => new Set(questions.map(({ english, telugu }) => `${english}|${telugu}`)).size !== 10,
    );
    expect(repeating).toEqual([]);
  });

  test('mentions the word, its forms or its sentence in at least three questions', () => {
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

  test('shows the Telugu script in every question', () => {
    expect(everyQuestion.filter(({ telugu }) => !/[\u0c00-\u0c7f]/u.test(telugu))).toEqual([]);
  });

  test('has only Telugu answers at the hard level', () => {
    const hard = everyQuiz.filter(({ level }) => level === 'hard').flatMap(({ questions }) => questions);
    expect(hard.filter(({ correctAnswer }) => !/^[\u0c00-\u0c7f\u200c\s.,!?]+$/u.test(correctAnswer))).toEqual([]);
  });
});

describe('only one right answer', () => {
  test('no wrong option is a form of the right word or close to it in meaning', () => {
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

  test('no wrong option can also mean what the right one means, like వేలు beside “thousand”', () => {
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
    // These questions offer words of one sentence, and the sentence decides which is right.
    expect(twoRight.filter(({ english }) => !/^(?:Which word in|Who does it)/u.test(english))).toEqual([]);
  });

  test('the odd one out is not in the category that the other three share', () => {
    for (const [at, word] of wordBank.entries()) {
      const draft = askOddOneOut(word, material, seeded(at));
      if (!draft) continue;
      // A word with two meanings may belong to two categories.
      const isInCategory = (telugu: string) =>
        wordBank.some((one) => one.telugu === telugu && one.category === word.category);
      expect(draft.wrong.filter((telugu) => !isInCategory(telugu))).toEqual([]);
      expect(isInCategory(draft.right)).toBe(false);
    }
  });

  test('every “Fill the gap” question has a gap and does not show the answer', () => {
    const gaps = everyQuestion.filter(({ english }) => english.startsWith('Fill the gap'));
    expect(gaps.length).toBeGreaterThan(500);
    for (const { telugu, correctAnswer } of gaps) {
      expect(telugu).toContain('____');
      expect(telugu.match(/[\u0c00-\u0c7f]+/gu)).not.toContain(correctAnswer);
    }
  });
});

describe('the position of the right answer', () => {
  test('is spread evenly over one quiz, give or take one', () => {
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

  test('is spread evenly over all first questions', () => {
    const counts = [0, 1, 2, 3].map(
      (place) => everyQuiz.filter(({ questions: [first] }) => first?.options[place] === first?.correctAnswer).length,
    );
    const expected = everyQuiz.length / 4;
    // Four standard deviations of a fair draw.
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected * 0.75));
  });
});

describe('writeQuestions', () => {
  test('the same seed writes the same quiz, another seed a different one', () => {
    const quiz = (seed: number) => writeQuestions(named('river'), 5, 'medium', material, seeded(seed));
    expect(quiz(1)).toEqual(quiz(1));
    expect(quiz(1)).not.toEqual(quiz(2));
  });

  test('returns as many questions as requested', () => {
    for (const count of [3, 4, 7, 10])
      expect(writeQuestions(named('thank you'), count, 'hard', material, seeded(count))).toHaveLength(count);
  });
});

describe('noun forms', () => {
  test.each([
    ['dog', 'కుక్కలు', 'కుక్కకు', 'కుక్కతో'],
    ['monkey', 'కోతులు', 'కోతికి', 'కోతితో'],
    ['lion', 'సింహాలు', 'సింహానికి', 'సింహంతో'],
    ['window', 'కిటికీలు', 'కిటికీకి', 'కిటికీతో'],
    ['house', 'ఇళ్లు', 'ఇంటికి', 'ఇంటితో'],
    ['tree', 'చెట్లు', 'చెట్టుకు', 'చెట్టుతో'],
    ['hand', 'చేతులు', 'చేతికి', 'చేతితో'],
  ])('%s has the right plural and cases', (english, plural, to, withIt) => {
    const noun = sureNoun(named(english));
    expect(surePlural(named(english), material)).toBe(plural);
    expect(noun && [nounForm(noun, 'one', 'to'), nounForm(noun, 'one', 'with')]).toEqual([to, withIt]);
  });

  test.each(['milk', 'sour', 'eat', 'Ugadi', 'hungry'])('%s is not asked about', (english) => {
    expect(sureNoun(named(english))).toBeNull();
    expect(surePlural(named(english), material)).toBeNull();
  });

  test('a plural is not asked for if no text of the bank uses it', () => {
    expect(surePlural(named('sky'), { ...material, attested: new Set() })).toBeNull();
  });
});

describe('a gap', () => {
  test('replaces every whole word that begins with the word', () => {
    expect(withGap('కుక్కకు కుక్కపిల్ల ఉంది, ఒక్క కుక్క.', ['కుక్క'])).toBe('____ ____ ఉంది, ఒక్క ____.');
    expect(withGap('సింహానికి సింహం తోడు.', ['సింహం'])).toBe('____ ____ తోడు.');
  });

  test('is refused when another form of the word is in the sentence', () => {
    expect(withOneGap('కుక్క నిద్రపోతోంది.', 'కుక్క')).toBe('____ నిద్రపోతోంది.');
    expect(withOneGap('కుక్క కుక్కపిల్లతో ఆడింది.', 'కుక్క')).toBeNull();
    expect(isNamedIn('కుక్కలకు నీళ్లు.', ['కుక్క'])).toBe(true);
  });

  test('never leaves a part of a word in any question', () => {
    expect(
      everyQuestion.filter(({ telugu }) => /____[\u0c00-\u0c7f\u200c]|[\u0c00-\u0c7f\u200c]____/u.test(telugu)),
    ).toEqual([]);
  });
});
