import { describe, expect, test } from 'vitest';
import { firstUntaught } from '../../domain/reading/ladder';
import { STEP_OF_LEVEL, type Story } from '../../domain/reading/story';
import { wordsOf } from '../../domain/reading/words';

const stories: readonly Story[] = Object.values(
  import.meta.glob<Record<string, Story>>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true }),
).flatMap((file) => Object.values(file));

/** Sentences per story: four at the first level, one or two pages at the last. */
const LENGTH = { 1: [4, 6], 2: [5, 8], 3: [7, 11], 4: [9, 15], 5: [12, 20], 6: [16, 34] } as const;

describe.for(stories.map((story) => [story.id, story] as const))('%s', ([, story]) => {
  const telugu = story.pages.flatMap(({ sentences }) => sentences.map(({ te }) => te));
  const sight = new Set(story.sightWords);

  test('uses only aksharas that were taught', () => {
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

  test('explains exactly its own words', () => {
    const used = new Set([story.title.te, ...telugu].flatMap(wordsOf));
    expect([...used].filter((word) => !story.words[word])).toEqual([]);
    expect(Object.keys(story.words).filter((word) => !used.has(word))).toEqual([]);
  });

  test('has the length and the questions of its level', () => {
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
