import { describe, expect, test } from 'vitest';
import { nounForm, nounOf } from '../../grammar/noun';
import { verbOf } from '../../grammar/verb';
import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import { type BankWord, teluguFormsOf } from '../bankWord';
import { isNamedIn } from './gap';
import { LEVELS, material, named, seeded } from './wholeBank.testing';
import { writeQuestions } from './writeQuestions';

const { bank } = material;

/** A word with two meanings may belong to two categories. */
const categoriesOf = (option: string) => bank.filter(({ telugu }) => telugu === option).map(({ category }) => category);

const quizzesOf = (words: readonly BankWord[], seeds: number, count: number) =>
  words.flatMap((word, at) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: seeds }, (_, seed) => ({
        word,
        level,
        questions: writeQuestions(word, count, level, material, seeded(at * 97 + seed)),
      })),
    ),
  );

const everyQuiz = quizzesOf(bank, 1, 5);
const everyQuestion = everyQuiz.flatMap(({ questions }) => questions);
const questionsAbout = (...names: readonly string[]) =>
  quizzesOf(
    names.map((name) => named(name)),
    20,
    10,
  ).flatMap(({ questions }) => questions);
const isCommandToDo = ({ english }: GeneratedQuestion) =>
  /: (?:You tell a friend to|You ask an elder|You want all|It has to)/u.test(english);

describe('commands in questions', () => {
  test.each(['kiss', 'hug', 'tickle', 'find'])('no question tells a child to %s', (english) => {
    const { telugu } = named(english);
    const asked = [...everyQuestion, ...questionsAbout(english)].filter(
      (question) => question.english.startsWith(`‘${telugu}’:`) || question.english.includes(`will ${english}`),
    );
    expect(asked).toEqual([]);
  });

  test.each(['hit', 'kick', 'fight', 'hate', 'scold', 'bite', 'lick', 'rip'])(
    'questions about %s only ask how to forbid it',
    (english) => {
      const { telugu } = named(english);
      const all = [...everyQuestion, ...questionsAbout(english)];
      const commands = all.filter((question) => question.english.startsWith(`‘${telugu}’:`));
      expect(commands.filter(isCommandToDo)).toEqual([]);
      expect(all.filter((question) => question.english.includes(`will ${english}’`))).toEqual([]);
    },
  );

  test('a question about “hit” asks how to tell a friend not to hit', () => {
    const commands = questionsAbout('hit').filter((question) => question.english.startsWith('‘కొట్టడం’:'));
    expect(commands.length).toBeGreaterThan(0);
    expect(new Set(commands.map(({ correctAnswer }) => correctAnswer))).toEqual(new Set(['కొట్టకు']));
  });
});

describe('verbs in sentences', () => {
  const PAIRS = 'ఉంది ఉంటుంది|ఉన్నాయి ఉంటాయి|ఉన్నాడు ఉంటాడు|ఉన్నారు ఉంటారు|ఉన్నాను ఉంటాను|ఉన్నాం ఉంటాం'
    .split('|')
    .map((pair) => pair.split(' '));

  test('ఉంటుంది is never offered beside ఉంది, because English “is” can mean either', () => {
    const questions = [...everyQuestion, ...questionsAbout('gravity', 'Monday', 'clownfish', 'brass', 'stay', 'tree')];
    const both = questions.filter(({ options }) => PAIRS.some((pair) => pair.every((form) => options.includes(form))));
    expect(both).toEqual([]);
  });

  test('only sentences about an event are moved to another day', () => {
    const told = [...everyQuestion, ...questionsAbout('gravity', 'Uranus', 'Monday', 'heavy', 'sun')].filter(
      ({ english }) => /happened yesterday|will happen tomorrow/u.test(english),
    );
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(({ telugu }) => /ఉం(?:ది|ట)|ఉన్న|వారం|భూమి|సూర్యుడ/u.test(telugu.split('”')[0] ?? ''))).toEqual([]);
  });

  test('అమ్మాయి (girl) at the end of a sentence is not read as a verb', () => {
    expect(questionsAbout('clever', 'brave').filter(({ options }) => options.includes('అమ్ముతాయి'))).toEqual([]);
  });
});

describe('gaps', () => {
  const sentences = new Set(
    bank.flatMap(({ explanations, sentence }) => [
      sentence.te,
      ...explanations.flatMap(({ te }) => te.split(/(?<=[.!?])\s+/u)),
    ]),
  );
  const withGaps = everyQuestion.filter(({ telugu }) => telugu.includes('____'));

  test('each question with a gap has exactly one', () => {
    expect(withGaps.filter(({ telugu }) => telugu.split('____').length !== 2)).toEqual([]);
  });

  test('the answer completes a description unchanged, and all options belong to one category', () => {
    const described = everyQuestion.filter(({ english }) => english.startsWith('Which word fits in the gap'));
    expect(described.length).toBeGreaterThan(500);
    for (const { telugu, correctAnswer, options } of described) {
      expect(sentences).toContain(/“(.+)”$/u.exec(telugu)?.[1]?.replace('____', correctAnswer));
      const isOfOneKind = options
        .flatMap(categoriesOf)
        .some((kind) => options.every((option) => categoriesOf(option).includes(kind)));
      expect(isOfOneKind).toBe(true);
    }
  });

  test('the answer to a gap in a bank sentence restores the sentence', () => {
    const byEnglish = new Map(bank.map(({ sentence }) => [sentence.en, sentence.te]));
    const own = withGaps.filter(({ english }) => byEnglish.has(/“(.+)”/u.exec(english)?.[1] ?? ''));
    expect(own.length).toBeGreaterThan(500);
    for (const { telugu, correctAnswer } of own) expect(sentences).toContain(telugu.replace('____', correctAnswer));
  });
});

describe('natural English', () => {
  const cases = [...everyQuestion, ...questionsAbout('banana', 'avakaya', 'louse', 'heart')].flatMap(({ english }) => {
    const found = /‘(to|with|in) (?:the|my) ([^’]+)’/u.exec(english);
    return found ? [`${found[1]} the ${found[2]}`] : [];
  });

  test('cases of fruit, food and insects are only asked in a sentence', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(
      cases.filter((said) => /\b(?:bananas?|avakaya|lice|louse|flavou?rs?|hearts?|idlis?|ants?)$/u.test(said)),
    ).toEqual([]);
  });

  test('food, tools and places each have sentences that suit them', () => {
    const english = questionsAbout('avakaya', 'curry', 'hammer', 'market', 'watermelon').map(
      (question) => question.english,
    );
    expect(english).toEqual(
      expect.arrayContaining([
        'Fill the gap: “I ate rice with avakaya.”',
        'Fill the gap: “There is no salt in the curry.”',
        'Fill the gap: “I did it with the hammer.”',
        'Fill the gap: “I am going to the market.”',
        'Fill the gap: “There are seeds in the watermelon.”',
      ]),
    );
  });
});

describe('word order', () => {
  test('a name of several words is never split', () => {
    const names = bank.map(({ telugu }) => telugu).filter((telugu) => telugu.includes(' '));
    const orders = [...everyQuestion, ...questionsAbout('X-ray', 'wild boar', 'today')].filter(({ english }) =>
      english.startsWith('What is the usual order'),
    );
    expect(orders.length).toBeGreaterThan(100);
    for (const { options, correctAnswer } of orders)
      for (const name of names.filter((one) => ` ${correctAnswer} `.includes(` ${one} `)))
        for (const option of options) expect(option).toContain(name);
  });
});

describe('the typed word', () => {
  /** Whether a question contains the word's names, its forms or its sentence. */
  function mentions(word: BankWord, { english, telugu, options }: GeneratedQuestion): boolean {
    const texts = [english, telugu, ...options].join(' | ');
    const verb = verbOf(word.telugu);
    const noun = verb ? null : nounOf(word.telugu);
    const forms = noun
      ? (['one', 'many'] as const).flatMap((number) =>
          (['object', 'to', 'in', 'with', 'of'] as const).map((form) => nounForm(noun, number, form) ?? word.telugu),
        )
      : [word.telugu];
    const inEnglish = ` ${texts.toLowerCase().replaceAll(/[^a-z' -]/gu, ' ')} `.includes(
      ` ${word.english.toLowerCase()} `,
    );
    return (
      inEnglish ||
      [
        word.sentence.en,
        word.sentence.te,
        ...forms,
        ...(verb ? [verb.infinitive, verb.now, verb.past, verb.command].map((part) => part.slice(0, 2)) : []),
      ].some((text) => texts.includes(text)) ||
      isNamedIn(texts, teluguFormsOf(word))
    );
  }

  test.each([
    ['medium', 0.9],
    ['hard', 0.88],
  ] as const)('appears in nearly every question of a short %s quiz', (level, share) => {
    const some = everyQuiz.filter((quiz) => quiz.level === level);
    const held = some.flatMap(({ word, questions }) => questions.map((question) => mentions(word, question)));
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(share);
  });

  test('is what the first question is about, before its neighbors', () => {
    const others = everyQuiz.filter(({ word, questions: [first] }) => first && !mentions(word, first));
    expect(others.map(({ word, level }) => `${word.english}, ${level}`)).toEqual([]);
  });
});

test('a question that asks for a word in a sentence shows a sentence with that word', () => {
  const asked = everyQuestion.filter(({ english }) => english.startsWith('Which word in “'));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ english, correctAnswer }) => !english.includes(correctAnswer))).toEqual([]);
});
