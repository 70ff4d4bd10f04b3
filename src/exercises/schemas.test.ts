import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { poems } from '../content/padyalu/poems';
import { focusesOf } from '../domain/lesson/focus';
import { LESSON_IDS } from '../domain/lesson/lesson';
import { seededRandom } from '../domain/lesson/seededRandom';
import { byHeartTasks } from '../domain/padyalu/byHeart';
import { gameTasks, VERSE_GAMES } from '../domain/padyalu/verseGames';
import { easyTasks, wordTasks } from '../domain/quiz/quizTasks';
import { storyWith } from '../domain/reading/exampleStory.testing';
import { storyExercises } from '../domain/reading/storyQuestions';
import { writingTasks } from '../domain/runPlanning/writing';
import { loadMaterial } from '../practice/loadMaterial';
import { type AnyExercise, KIND_NAMES, LESSON_KIND_NAMES, makeExercise, SPELLING_KIND_NAMES } from './kinds';
import { exercise } from './schemas';

const materials = await Promise.all(LESSON_IDS.map((id) => loadMaterial(id)));
const MAX_EXAMPLES_PER_KIND = 20;

const fromLessons = [...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES].flatMap((kind) =>
  materials.flatMap((material) =>
    focusesOf(material)
      .slice(0, MAX_EXAMPLES_PER_KIND)
      .flatMap((focus): AnyExercise[] => {
        const made = makeExercise(kind, material, focus, seededRandom(4));
        return made ? [made] : [];
      }),
  ),
);
const fromPoems = (['new', 'strong'] as const).flatMap((strength) =>
  poems.slice(0, 20).flatMap((poem, seed) => byHeartTasks(poem, () => strength, seededRandom(seed))),
);
const fromGames = VERSE_GAMES.flatMap((game) => gameTasks(game, poems, null, seededRandom(3)));
const fromWriting = materials.flatMap((material) => writingTasks(material, ['అ', 'క'], seededRandom(1)));
const fromQuizzes = [
  ...easyTasks([
    { id: 'fruit_apple', prompt: 'apple', category: 'fruit', options: ['ఆపిల్', 'పాలు'], correctAnswer: 'ఆపిల్' },
  ]),
  ...wordTasks([{ english: 'What is milk?', telugu: 'పాలు అంటే?', options: ['a', 'b', 'c', 'd'], correctAnswer: 'b' }]),
].map((task) => task.exercise);

const examples: readonly AnyExercise[] = [
  ...fromLessons,
  ...fromPoems,
  ...fromGames,
  ...storyExercises(storyWith([2]), seededRandom(5)),
  ...fromWriting,
  ...fromQuizzes,
];

describe.each(KIND_NAMES)('a paused task of the kind %s', (kind) => {
  const kindExamples = examples.filter((one) => one.kind === kind);

  it('survives a reload unchanged', () => {
    expect(kindExamples.length).toBeGreaterThan(0);
    for (const one of kindExamples) expect(v.parse(exercise, JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it('is refused when its task is empty', () => {
    expect(v.is(exercise, { ...kindExamples[0], task: {} })).toBe(false);
  });
});
