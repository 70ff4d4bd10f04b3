import { expect, it } from 'vitest';
import { wordHeads } from '../content/bank/heads';
import { poems } from '../content/padyalu/poems';
import { catalogue } from '../content/shelf/catalogue';
import { loadRhyme, loadStory } from '../content/shelf/texts';
import { itemKey } from '../domain/activity/itemKey';
import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import { LESSON_IDS } from '../domain/lesson/lesson';
import { seededRandom } from '../domain/lesson/seededRandom';
import { partOf } from '../domain/memory/memoryDocument';
import { byHeartTasks, lineExercise } from '../domain/padyalu/byHeart';
import { reviewKeyOf } from '../domain/reading/reviewWord';
import { canBeAsked } from '../domain/runPlanning/due';
import { exercisesFor } from '../domain/runPlanning/exercisesFor';
import { sourceOf } from '../domain/runPlanning/itemSource';
import {
  type AnyExercise,
  judged,
  LESSON_KIND_NAMES,
  makeExercise,
  rightAnswerOf,
  SPELLING_KIND_NAMES,
} from '../exercises/kinds';
import { loadMaterial } from './loadMaterial';
import { loadMaterials } from './loadMaterials';

const SEED = 4;

const MADE_KINDS = [...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES];

/** The remembered items of a right answer. */
const itemsOf = (exercise: AnyExercise): readonly string[] =>
  judged(exercise, rightAnswerOf(exercise)).outcome.right.filter((key) => partOf(key) !== null);

async function itemsOfLessons(): Promise<readonly string[]> {
  const materials = await Promise.all(LESSON_IDS.map((id) => loadMaterial(id)));
  return materials.flatMap((material) => {
    const byKey = new Map(focusesOf(material).map((focus) => [entryOfFocus(focus).key, focus]));
    return [...byKey.values()].flatMap((focus) =>
      MADE_KINDS.flatMap((kind) => {
        const made = makeExercise(kind, material, focus, seededRandom(SEED));
        return made ? itemsOf(made) : [];
      }),
    );
  });
}

it('every item that an exercise of a lesson or a quiz records can be asked again', async () => {
  const keys = new Set([...(await itemsOfLessons()), ...wordHeads.map(({ id }) => itemKey('word', id))]);
  const asked = [...keys].filter(canBeAsked);
  const materialFor = await loadMaterials(asked, []);
  const unasked = asked.filter((key) => exercisesFor([key], materialFor, seededRandom(SEED)).length === 0);
  expect(unasked).toEqual([]);
  expect(asked.length).toBeGreaterThan(2000);
});

it('every line of a poem that was learned can be asked again', () => {
  for (const poem of poems) {
    const learned = byHeartTasks(poem, () => 'learning', seededRandom(SEED)).flatMap(itemsOf);
    for (const key of learned) {
      const source = sourceOf(key);
      expect(source?.kind === 'poem' && lineExercise(poem, source.line, seededRandom(SEED))).toBeTruthy();
    }
  }
});

it('every word that was looked up in a story or a rhyme can be asked again', async () => {
  const keys = await Promise.all(
    catalogue.map(async (name) => {
      const text = await (name.kind === 'story' ? loadStory(name.id) : loadRhyme(name.id));
      return Object.entries(text?.words ?? {}).map(([word, gloss]) => reviewKeyOf(wordHeads, name, word, gloss));
    }),
  ).then((lists) => lists.flat());
  const materialFor = await loadMaterials(keys, []);
  const unasked = keys.filter((key) => exercisesFor([key], materialFor, seededRandom(SEED)).length === 0);
  expect(unasked).toEqual([]);
  expect(keys.length).toBeGreaterThan(1000);
});

it('an item of the course is found although no part of its lesson is finished', async () => {
  const greeting = 'phrase:may-i-drink';
  const materialFor = await loadMaterials([greeting], []);
  expect(exercisesFor([greeting], materialFor, seededRandom(SEED))).toMatchObject([{ subject: { key: greeting } }]);
});
