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
  // Only a phrase without a bank word, such as "what is your name", may get fewer questions.
  .filter(({ parts }) => parts.some(({ wordId }) => wordId !== undefined));

const quizzes = phrases.map((phrase, at) => {
  const count = LENGTHS[at % LENGTHS.length] ?? 3;
  const level = levelInTurn(at);
  const questions = questionsAboutPhrase(phrase, count, level, material, seeded(at));
  return { phrase, level, count, questions, typed: [phrase.english, phrase.telugu] };
});
const everyQuestion = quizzes.flatMap(({ questions }) => questions);

describe('a quiz about a phrase or sentence', () => {
  test('has as many questions as requested, all different, each with one right answer', () => {
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

  test('replaces only whole words with gaps', () => {
    expect(
      everyQuestion.filter(({ telugu }) => /____[\u0c00-\u0c7f\u200c]|[\u0c00-\u0c7f\u200c]____/u.test(telugu)),
    ).toEqual([]);
  });

  test.each(Object.entries(GUESSES))('cannot be passed by always picking %s', (_, guess) => {
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

  test('hard asks for the verb ending and offers other forms of the verb', () => {
    const gap = about('hard').find(
      ({ correctAnswer, telugu }) => correctAnswer === 'తాగుతుంది' && telugu.includes('____'),
    );
    expect(gap?.telugu).toBe('పిల్లి పాలు ____.');
    expect(gap?.options.toSorted()).toEqual(['తాగాను', 'తాగింది', 'తాగుతాను', 'తాగుతుంది'].toSorted());
  });

  test('medium asks for the word order and the words', () => {
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

test('an object with an ending is never offered beside one without, because both are right', () => {
  const questions = Array.from({ length: 20 }, (_, seed) =>
    questionsAboutPhrase(phraseOf('he is reading a book'), 4, 'hard', material, seeded(seed)),
  ).flat();
  const gaps = questions.filter(({ correctAnswer, telugu }) => correctAnswer === 'పుస్తకం' && telugu.includes('____'));
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.flatMap(({ options }) => options)).not.toContain('పుస్తకాన్ని');
});

test('numbers and function words are not inflected', () => {
  for (const english of ['two cats', 'where is my bag']) {
    const questions = Array.from({ length: 20 }, (_, seed) =>
      questionsAboutPhrase(phraseOf(english), 5, 'hard', material, seeded(seed)),
    ).flat();
    expect(questions.flatMap(({ options }) => options).join(' ')).not.toMatch(/రెండు(?:కు|తో|లో)|ఎక్కడ(?:కు|తో|లో)/u);
  }
});
