import { describe, expect, it } from 'vitest';
import type { LessonContent } from '../domain/lesson/lessonContent';
import { CONCEPT_IDS } from '../domain/progress/concepts';
import { bilingualFaults } from './bilingualFaults';
import { CONCEPTS } from './concepts';
import { consonants } from './lessons/consonants';
import { greetings } from './lessons/greetings';
import { numbers } from './lessons/numbers';
import { vowels } from './lessons/vowels';
import { wordBank } from './words';

const keysOf = (id: string) => CONCEPTS.find((concept) => concept.id === id)?.itemKeys ?? [];
const blocksOf = ({ sections }: LessonContent) => sections.flatMap(({ blocks }) => blocks);
const phrasesTaught = blocksOf(greetings).flatMap((block) =>
  block.kind === 'items' ? block.items.map(({ key }) => key) : [],
);
const lettersTaught = [vowels, consonants]
  .flatMap(blocksOf)
  .flatMap((block) => (block.kind === 'letters' ? block.letters.map(({ letter }) => `letter:${letter}`) : []));
const numbersTaught = blocksOf(numbers).flatMap((block) =>
  block.kind === 'numbers'
    ? Array.from({ length: block.to - block.from + 1 }, (_, at) => `number:${block.from + at}`)
    : [],
);

describe('the concepts', () => {
  it('are the four of the dashboard, named in both languages', () => {
    expect(CONCEPTS.map(({ id }) => id)).toEqual(CONCEPT_IDS);
    expect(bilingualFaults(CONCEPTS.map(({ name }) => name))).toEqual([]);
  });

  it('have every item once', () => {
    for (const { itemKeys } of CONCEPTS) expect(new Set(itemKeys).size).toBe(itemKeys.length);
  });

  it('have items that can be learned: the letters, phrases and numbers of the lessons, words of the bank', () => {
    expect(keysOf('phrases').filter((key) => !phrasesTaught.includes(key))).toEqual([]);
    const words = wordBank.map(({ id }) => `word:${id}`);
    expect(keysOf('family').filter((key) => !words.includes(key))).toEqual([]);
    expect(keysOf('alphabets').toSorted()).toEqual([...new Set(lettersTaught)].toSorted());
    expect(keysOf('alphabets')).toHaveLength(52);
    expect(keysOf('numbers').filter((key) => !numbersTaught.includes(key))).toEqual([]);
  });
});
