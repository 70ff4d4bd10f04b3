import { describe, expect, it } from 'vitest';
import { isItemKey } from '../activity/itemKey';
import { makeExercise } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import { seededRandom } from '../lesson/seededRandom';
import { partOf } from '../memory/memoryDocument';
import { exercisesFor } from '../runPlanning/exercisesFor';
import { sourceOf } from '../runPlanning/itemSource';
import type { WordHead } from '../tutor/bankWord';
import { storyWith } from './exampleStory.testing';
import { materialOfStory, reviewKeyOf, storyWordOf } from './reviewWord';

const head = (category: string, english: string, telugu: string, alsoEnglish: string[] = []): WordHead => ({
  id: `${category}_${english}`,
  category,
  english,
  telugu,
  alsoEnglish,
  grade: 1,
  near: [],
  isGeneral: false,
});
const heads = [
  head('animals', 'cow', 'ఆవు'),
  head('body', 'finger', 'వేలు'),
  head('movement', 'come', 'రావడం'),
  head('time', 'turn', 'వంతు'),
  head('games', 'turn over', 'వంతు', ['rota']),
];
const { words } = storyWith([1]);
const text = { kind: 'story', id: 'pilli' } as const;
const keyOf = (word: string, gloss = words[word] ?? { en: '' }) => reviewKeyOf(heads, text, word, gloss);

describe('the review key of a word', () => {
  it('is the bank word with its dictionary form and its meaning in the text', () => {
    expect(keyOf('ఆవులు')).toBe('word:animals_cow');
    expect(keyOf('ఆవు')).toBe('word:animals_cow');
    expect(keyOf('వచ్చింది')).toBe('word:movement_come');
    expect(keyOf('వంతు', { en: 'a rota' })).toBe('word:games_turn over');
  });

  it('is a story word if the bank has no such word or another meaning', () => {
    expect(keyOf('చిలిపి')).toBe('word:story_pilli/చిలిపి');
    expect(keyOf('వేలు')).toBe('word:story_pilli/వేలు');
  });

  it('is a word of its own where the text explains it, or where only the verb is written the same', () => {
    expect(keyOf('ఆవు', { en: 'cow', te: 'ఇక్కడ: ఒక బొమ్మ' })).toBe('word:story_pilli/ఆవు');
    expect(keyOf('వచ్చు', { en: 'I know how', of: 'రావడం' })).toBe('word:story_pilli/వచ్చు');
  });

  it('of its own is remembered among the words, and found again', () => {
    for (const name of [text, { kind: 'rhyme', id: 'pilli' } as const]) {
      const key = reviewKeyOf([], name, 'చిలిపి', { en: 'naughty' });
      expect(isItemKey(key)).toBe(true);
      expect(partOf(key)).toBe('words');
      expect(storyWordOf(key)).toEqual({ text: name, word: 'చిలిపి' });
      expect(sourceOf(key)).toEqual({ kind: 'text', text: name });
    }
    expect(storyWordOf('word:animals_cow')).toBeNull();
    expect(sourceOf('word:animals_cow')).toEqual({ kind: 'words', category: 'animals' });
  });

  it('of a story word makes exercises with other words of its text, but not with another form of itself', () => {
    const material = materialOfStory(text, words, []);
    const keys = ['word:story_pilli/చిలిపి', 'word:story_pilli/ఆవులు'];
    const exercises = exercisesFor(keys, () => material, seededRandom(4));
    expect(exercises.map(({ subject }) => subject.key)).toEqual(keys);
    const cows = focusesOf(material).find((focus) => entryOfFocus(focus).telugu === 'ఆవులు');
    for (let seed = 0; seed < 50; seed += 1) {
      const exercise = cows && makeExercise('pick-meaning', material, cows, seededRandom(seed));
      expect(exercise?.task.choices.map(({ telugu }) => telugu)).not.toContain('ఆవు');
    }
  });
});
