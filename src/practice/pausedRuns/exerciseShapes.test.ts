import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { poems } from '../../content/padyalu/poems';
import { type AnyExercise, makeExercise, SPELLING_KIND_NAMES } from '../../domain/exercise/kinds';
import { focusesOf } from '../../domain/lesson/focus';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { byHeartTasks } from '../../domain/padyalu/byHeart';
import { gameTasks, VERSE_GAMES } from '../../domain/padyalu/verseGames';
import { loadMaterial } from '../loadMaterial';
import { exercise } from './exerciseShapes';

const kept = (one: AnyExercise): unknown => JSON.parse(JSON.stringify(one));

const sittings = (['new', 'strong'] as const).flatMap((strength) =>
  poems.slice(0, 20).flatMap((poem, seed) => byHeartTasks(poem, () => strength, seededRandom(seed))),
);
const games = VERSE_GAMES.flatMap((game) => gameTasks(game, poems, null, seededRandom(3)));

it('an exercise in spelling is kept and read again as it was', async () => {
  const material = await loadMaterial('daily-vocabulary');
  const made = SPELLING_KIND_NAMES.flatMap((kind) =>
    focusesOf(material).flatMap((focus) => makeExercise(kind, material, focus, seededRandom(4)) ?? []),
  );
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(4);
  for (const one of made) expect(v.parse(exercise, kept(one))).toEqual(one);
});

describe('an exercise about a poem', () => {
  it('is kept and read again as it was', () => {
    const all = [...sittings, ...games];
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(8);
    for (const one of all) expect(v.parse(exercise, kept(one))).toEqual(one);
  });

  it('is none where its line is missing', () => {
    const [first] = sittings;
    expect(v.is(exercise, { ...first, task: {} })).toBe(false);
  });
});
