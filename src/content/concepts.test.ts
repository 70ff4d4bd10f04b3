import { describe, expect, it } from 'vitest';
import { LESSON_IDS } from '../domain/lesson/lesson';
import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import type { LessonContent } from '../domain/lesson/lessonContent';
import { materialOf } from '../domain/lesson/material';
import { CONCEPT_IDS } from '../domain/progress/concepts';
import { bilingualFaults } from './bilingualFaults';
import { CONCEPTS } from './concepts';
import { loadLesson } from './lessons';
import { CONFUSIONS } from './lessons/confusions';
import { consonants } from './lessons/consonants';
import { greetings } from './lessons/greetings';
import { numbers } from './lessons/numbers';
import { vowels } from './lessons/vowels';
import { THEME_PICTURES } from './themePictures';
import { wordBank } from './words';

const keysOf = (id: string) => {
  const concept = CONCEPTS.find((one) => one.id === id);
  return concept && 'itemKeys' in concept ? concept.itemKeys : [];
};
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
const askedInLessons = (
  await Promise.all(
    LESSON_IDS.map(async (id) => focusesOf(materialOf(await loadLesson(id), wordBank, CONFUSIONS)).map(entryOfFocus)),
  )
)
  .flat()
  .map(({ key }) => key);

describe('the concepts', () => {
  it('start with the four of the sample, and have unique names in both languages', () => {
    expect(CONCEPTS.slice(0, 4).map(({ id }) => id)).toEqual(CONCEPT_IDS);
    expect(bilingualFaults(CONCEPTS.map(({ name }) => name))).toEqual([]);
    for (const own of [
      CONCEPTS.map(({ id }) => id),
      CONCEPTS.map(({ name }) => name.en),
      CONCEPTS.map(({ name }) => name.te),
    ])
      // prettier-ignore
      expect(new Set(own).size).toBe(CONCEPTS.length);
  });

  it('have no duplicate items', () => {
    for (const id of CONCEPT_IDS) expect(new Set(keysOf(id)).size).toBe(keysOf(id).length);
  });

  it('contain only items that are taught: the letters, phrases and numbers of the lessons', () => {
    expect(keysOf('phrases').filter((key) => !phrasesTaught.includes(key))).toEqual([]);
    expect(keysOf('alphabets').toSorted()).toEqual([...new Set(lettersTaught)].toSorted());
    expect(keysOf('alphabets')).toHaveLength(52);
    expect(keysOf('numbers').filter((key) => !numbersTaught.includes(key))).toEqual([]);
  });

  it('contain every word of the bank once, with an approximate count', () => {
    const keys = [...new Set([...wordBank.map(({ id }) => `word:${id}`), ...askedInLessons])];
    const counted = CONCEPTS.flatMap((concept) => ('beginning' in concept ? [concept] : []));
    const wrong = counted.flatMap(({ id, beginning, count }) => {
      const found = keys.filter((key) => key.startsWith(beginning)).length;
      return Math.abs(found - count) <= count / 5 ? [] : [`${id}: ${count} are told, ${found} are there`];
    });
    expect(wrong).toEqual([]);
    const words = keys.filter((key) => key.startsWith('word:'));
    expect(words.filter((key) => counted.filter(({ beginning }) => key.startsWith(beginning)).length !== 1)).toEqual(
      [],
    );
  });

  it('have a picture for each theme of the bank', () => {
    expect(new Set(Object.values(THEME_PICTURES)).size).toBe(new Set(wordBank.map(({ category }) => category)).size);
  });
});
