import { expect, it } from 'vitest';
import { poems } from '../content/padyalu/poems';
import { focusesOf } from '../domain/lesson/focus';
import { seededRandom } from '../domain/lesson/seededRandom';
import { byHeartTasks } from '../domain/padyalu/byHeart';
import { poemLines } from '../domain/padyalu/poemLines';
import { gameTasks, VERSE_GAMES } from '../domain/padyalu/verseGames';
import type { Story } from '../domain/reading/story';
import { storyExercises } from '../domain/reading/storyQuestions';
import { transliterated } from '../domain/script/transliteration';
import { loadMaterial } from '../practice/loadMaterial';
import { type Exercise, makeExercise } from './kinds';
import { type Known, NOTHING_KNOWN } from './solver';
import { solve } from './solvers';
import { isScreened, isSolvedRight, SCREENED_KINDS, screenWith } from './solverScreens.testing';

const stories = Object.values(
  import.meta.glob<Record<string, Story>>(['../content/stories/*.ts', '!../content/stories/*.test.ts'], {
    eager: true,
  }),
).flatMap((file) => Object.values(file).filter(({ questions }) => questions));
const material = await loadMaterial('daily-vocabulary');

const examples: readonly { readonly exercise: Exercise; readonly known: Partial<Known> }[] = [
  ...(['hear-and-pick', 'hear-and-type', 'word-parts', 'mend-word'] as const).flatMap((kind) =>
    focusesOf(material).flatMap((focus, seed) => {
      const exercise = makeExercise(kind, material, focus, seededRandom(seed));
      return exercise ? [{ exercise, known: { material } }] : [];
    }),
  ),
  ...poems.flatMap((poem, seed) => {
    const lines = poemLines(poem).map(({ text }) => text);
    return byHeartTasks(poem, () => 'new', seededRandom(seed)).map((exercise) => ({ exercise, known: { lines } }));
  }),
  ...VERSE_GAMES.flatMap((game) => gameTasks(game, poems, null, seededRandom(3))).map((exercise) => ({
    exercise,
    known: {},
  })),
  ...stories.flatMap((story, seed) =>
    storyExercises(story, seededRandom(seed)).map((exercise) => ({ exercise, known: { questions: story.questions } })),
  ),
];

const screened = examples.flatMap(({ exercise, known }) => (isScreened(exercise) ? [{ exercise, known }] : []));

it.each(SCREENED_KINDS)('the solver of %s answers from what the screen shows, right or wrong as asked', (kind) => {
  const ofKind = screened.filter(({ exercise }) => exercise.kind === kind);
  expect(ofKind.length).toBeGreaterThan(0);
  for (const isRight of [true, false])
    expect(ofKind.filter(({ exercise, known }) => isSolvedRight(exercise, known, isRight) !== isRight)).toEqual([]);
});

it('a letter to write is found by its sound, a letter to trace by the label of the slate', () => {
  for (const letter of ['వ', 'అం', 'క్ష', 'కి']) {
    const written = solve('write-letter', screenWith(transliterated(letter)), NOTHING_KNOWN, true);
    expect(written).toMatchObject({ how: 'draw', letter });
    const traced = solve('trace-letter', screenWith(`${letter} చుక్కల దారి`), NOTHING_KNOWN, true);
    expect(traced).toMatchObject({ how: 'draw', letter });
  }
});
