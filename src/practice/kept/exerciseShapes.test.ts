import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { poems } from '../../content/padyalu/poems';
import type { AnyExercise } from '../../domain/exercise/kinds';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { byHeartTasks } from '../../domain/padyalu/byHeart';
import { gameTasks, VERSE_GAMES } from '../../domain/padyalu/verseGames';
import { exercise } from './exerciseShapes';

const kept = (one: AnyExercise): unknown => JSON.parse(JSON.stringify(one));

const sittings = (['new', 'strong'] as const).flatMap((strength) =>
  poems.slice(0, 20).flatMap((poem, seed) => byHeartTasks(poem, () => strength, seededRandom(seed))),
);
const games = VERSE_GAMES.flatMap((game) => gameTasks(game, poems, null, seededRandom(3)));

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
