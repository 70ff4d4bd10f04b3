import { describe, expect, test } from 'vitest';
import { phraseTranslator } from '../../translation/translator';
import type { Phrase } from '../../translation/phrase';
import { TRANSLATED } from '../../translation/sentences.testing';
import { isAskable } from '../../quiz/generatedQuestion';
import { GUESSES, isPassedBy } from './guessing';
import { questionsAboutPhrase } from './questionsAboutPhrase';
import { LENGTHS, levelInTurn, LEVELS, material, seeded } from './wholeBank.testing';

const translate = phraseTranslator(material.bank);

function phraseOf(english: string): Phrase {
  const translation = translate(english);
  if (translation.kind !== 'translated') throw new Error(`${english} is not understood`);
  return translation.phrase;
}

const phrases = TRANSLATED.filter((_, at) => at % 3 === 0)
  .map(([english]) => translate(english))
  .flatMap((translation) => (translation.kind === 'translated' ? [translation.phrase] : []))
  // What has no word of the bank in it, as "what is your name", is all that the tutor may leave.
  .filter(({ parts }) => parts.some(({ wordId }) => wordId !== undefined));

// The lengths and levels take turns.
const quizzes = phrases.map((phrase, at) => {
  const count = LENGTHS[at % LENGTHS.length] ?? 3;
  const level = levelInTurn(at);
  const questions = questionsAboutPhrase(phrase, count, level, material, seeded(at));
  return { phrase, level, count, questions, typed: [phrase.english, phrase.telugu] };
});
const everyQuestion = quizzes.flatMap(({ questions }) => questions);

describe('a quiz about a phrase or sentence', () => {
  test('has as many questions as were wanted, all different, each with one right answer', () => {
    expect(phrases.length).toBeGreaterThan(100);
    expect(
      quizzes.filter(({ questions, count }) => questions.length !== count).map(({ phrase }) => phrase.english),
    ).toEqual([]);
    expect(everyQuestion.filter((question) => !isAskable(question))).toEqual([]);
    for (const { questions } of quizzes)
      expect(new Set(questions.map(({ english, telugu }) => `${english}|${telugu}`)).size).toBe(questions.length);
  });

  test('asks about the phrase itself', () => {
    const silent = quizzes.filter(
      ({ phrase, questions }) => !questions.some(({ english }) => english.includes(phrase.english)),
    );
    expect(silent.length / quizzes.length).toBeLessThan(0.1);
  });

  test('leaves whole words out', () => {
    expect(
      everyQuestion.filter(({ telugu }) => /____[\u0c00-\u0c7f\u200c]|[\u0c00-\u0c7f\u200c]____/u.test(telugu)),
    ).toEqual([]);
  });

  test.each(Object.entries(GUESSES))('is not passed by picking %s', (_, guess) => {
    for (const level of LEVELS) {
      const some = quizzes.filter((quiz) => quiz.level === level);
      const passed = some.filter(({ questions, typed }) => isPassedBy(guess, questions, typed));
      expect(passed.length / some.length).toBeLessThanOrEqual(0.15);
    }
  });
});

describe('the cat drinks milk', () => {
  const about = (level: 'medium' | 'hard') =>
    Array.from({ length: 30 }, (_, seed) =>
      questionsAboutPhrase(phraseOf('the cat drinks milk'), 6, level, material, seeded(seed)),
    ).flat();

  test('hard asks for the verb’s end among its other ends', () => {
    const gap = about('hard').find(
      ({ correctAnswer, telugu }) => correctAnswer === 'తాగుతుంది' && telugu.includes('____'),
    );
    expect(gap?.telugu).toBe('పిల్లి పాలు ____.');
    expect(gap?.options.toSorted()).toEqual(['తాగాను', 'తాగింది', 'తాగుతాను', 'తాగుతుంది'].toSorted());
  });

  test('medium asks for its order and its words', () => {
    const questions = about('medium');
    expect(questions.map(({ english }) => english)).toEqual(
      expect.arrayContaining([
        'What is the usual order of the words for “The cat drinks milk.”?',
        'In “The cat drinks milk.”, which Telugu word means ‘milk’?',
        'How do you say “The cat drinks milk.” in Telugu?',
      ]),
    );
  });
});

test('with an ending or without it the object is right: neither is offered beside the other', () => {
  const questions = Array.from({ length: 20 }, (_, seed) =>
    questionsAboutPhrase(phraseOf('he is reading a book'), 4, 'hard', material, seeded(seed)),
  ).flat();
  const gaps = questions.filter(({ correctAnswer, telugu }) => correctAnswer === 'పుస్తకం' && telugu.includes('____'));
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.flatMap(({ options }) => options)).not.toContain('పుస్తకాన్ని');
});

test('a number or a little word is not bent', () => {
  for (const english of ['two cats', 'where is my bag']) {
    const questions = Array.from({ length: 20 }, (_, seed) =>
      questionsAboutPhrase(phraseOf(english), 5, 'hard', material, seeded(seed)),
    ).flat();
    expect(questions.flatMap(({ options }) => options).join(' ')).not.toMatch(/రెండు(?:కు|తో|లో)|ఎక్కడ(?:కు|తో|లో)/u);
  }
});
