import { describe, expect, test } from 'vitest';
import { firstUntaught } from '../../domain/reading/ladder';
import { bankWordOf } from '../../domain/reading/reviewWord';
import { STEP_OF_LEVEL, type Story, type StoryQuestion } from '../../domain/reading/story';
import { wordsOf } from '../../domain/reading/words';
import { teluguFormsOf } from '../../domain/tutor/bankWord';
import { wordHeads } from '../bank/heads';

const stories: readonly Story[] = Object.values(
  import.meta.glob<Record<string, Story>>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true }),
).flatMap((file) => Object.values(file));

/** Sentences per story: four at the first level, one or two pages at the last. */
const LENGTH = { 1: [4, 6], 2: [5, 8], 3: [7, 11], 4: [9, 15], 5: [12, 20], 6: [16, 34] } as const;

/** Up to this level, answers may use only taught letters; from level 4 on, learners know all of them. */
const MAX_LETTER_LEVEL = 3;

const answersOf = (question: StoryQuestion): readonly string[] =>
  (question.kind === 'order' ? question.events : [question.right, ...question.wrong]).map(({ te }) => te);

/** Words that have a different meaning in the bank. */
const OTHER_MEANINGS: readonly (readonly [story: string, word: string])[] = [
  ['mamidi-donga', 'నోటు'],
  ['mamidi-donga', 'కొట్టు'],
  ['tabelu-pillalu', 'బోర్డు'],
  ['mogani-ganta', 'గంట'],
  ['topila-tata', 'తాత'],
  ['edo-chepa', 'కుట్టింది'],
  ['akashamlo-kannu', 'చిమ్ముతూ'],
];

test.for(OTHER_MEANINGS)('in %s, %s does not get the explanation from the bank', ([id, word]) => {
  const gloss = stories.find((story) => story.id === id)?.words[word];
  expect(gloss).toBeDefined();
  expect(gloss && bankWordOf(wordHeads, word, gloss)).toBeUndefined();
});

describe.for(stories.map((story) => [story.id, story] as const))('%s', ([, story]) => {
  const telugu = story.pages.flatMap(({ sentences }) => sentences.map(({ te }) => te));
  const sight = new Set(story.sightWords);

  test('uses only aksharas taught by its level', () => {
    const untaught = [story.title.te, ...telugu]
      .flatMap(wordsOf)
      .filter((word) => !sight.has(word))
      .flatMap((word) => {
        const akshara = firstUntaught(word, STEP_OF_LEVEL[story.level]);
        return akshara ? [`${word}: ${akshara}`] : [];
      });
    expect(untaught).toEqual([]);
    expect(sight.size).toBeLessThanOrEqual(2);
    expect([...sight].filter((word) => !telugu.flatMap(wordsOf).includes(word))).toEqual([]);
  });

  test('explains every word it uses and no others', () => {
    const used = new Set([story.title.te, ...telugu].flatMap(wordsOf));
    expect([...used].filter((word) => !story.words[word])).toEqual([]);
    expect(Object.keys(story.words).filter((word) => !used.has(word))).toEqual([]);
  });

  test('has its own Telugu explanation only for words that the bank spells the same', () => {
    const explained = Object.entries(story.words).filter(([, { te }]) => te !== undefined);
    const needless = explained.filter(
      ([word, { of = word }]) => !wordHeads.some((head) => teluguFormsOf(head).includes(of)),
    );
    expect(needless).toEqual([]);
  });

  test('has answers that use only aksharas taught by its level', () => {
    if (story.level > MAX_LETTER_LEVEL) return;
    const words = story.questions.flatMap(answersOf).flatMap(wordsOf);
    const untaught = words.filter((word) => !sight.has(word) && firstUntaught(word, STEP_OF_LEVEL[story.level]));
    expect(untaught).toEqual([]);
  });

  test('has the length of its level and three or four questions', () => {
    const [least, most] = LENGTH[story.level];
    expect(telugu.length).toBeGreaterThanOrEqual(least);
    expect(telugu.length).toBeLessThanOrEqual(most);
    expect(story.questions.length).toBeGreaterThanOrEqual(3);
    expect(story.questions.length).toBeLessThanOrEqual(4);
    expect(story.talk.te).not.toBe('');
    for (const { scene, sentences } of story.pages) {
      expect(scene.description.te).not.toBe('');
      expect(scene.things.length).toBeGreaterThan(0);
      expect(sentences.length).toBeLessThanOrEqual(4);
    }
  });
});
