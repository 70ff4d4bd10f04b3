import type { Exercise } from '../../exercises/kinds';
import { type Random, shuffled } from '../random';
import { meterExercise, weightExercise, yatiExercise } from './gameTasks';
import type { Poem } from './poem';

/** From the easiest on: by ear, by letters, by the whole verse. */
export const VERSE_GAMES = ['laghu-or-guru', 'where-yati', 'which-meter'] as const;
export type VerseGame = (typeof VERSE_GAMES)[number];

const MAKERS = { 'laghu-or-guru': weightExercise, 'where-yati': yatiExercise, 'which-meter': meterExercise } as const;

export const TASKS_IN_GAME = 8;
/** However large a store's collection is, no more of its poems are scanned for one game. */
const MAX_TRIED = 60;
/** A poem of the next grades is still within reach. */
const GRADES_AHEAD = 2;
/** Fewer would come again and again. */
const MIN_POEMS = 12;

/** Those up to the learner's grade and a little beyond; where these are few, the easiest of all. */
function withinReach(poems: readonly Poem[], grade: number | null): readonly Poem[] {
  if (grade === null) return poems;
  const near = poems.filter((poem) => (poem.grade ?? grade) <= grade + GRADES_AHEAD);
  if (near.length >= MIN_POEMS) return near;
  return poems.toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0)).slice(0, 2 * MIN_POEMS);
}

/** One of each meter in turn, so that the commonest meter is not always the answer. */
function inTurns(poems: readonly Poem[], random: Random): readonly Poem[] {
  const byMeter = new Map<string, Poem[]>();
  for (const poem of shuffled(poems, random)) {
    const name = poem.meter ?? '';
    const row = byMeter.get(name);
    if (row) row.push(poem);
    else byMeter.set(name, [poem]);
  }
  const rows = shuffled([...byMeter.values()], random);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

const isVerse = ({ meter }: Poem): boolean => meter !== 'song';

/** One game, from poems of which each letter's place is certain; fewer tasks, or none, where there are too few. */
export function gameTasks(
  game: VerseGame,
  poems: readonly Poem[],
  grade: number | null,
  random: Random,
): readonly Exercise[] {
  const tasks: Exercise[] = [];
  for (const poem of inTurns(withinReach(poems.filter(isVerse), grade), random).slice(0, MAX_TRIED)) {
    if (tasks.length === TASKS_IN_GAME) break;
    const exercise: Exercise | null = MAKERS[game](poem, random);
    const isThere = tasks.some(({ subject }) => subject.telugu === exercise?.subject.telugu);
    if (exercise && !isThere) tasks.push(exercise);
  }
  return shuffled(tasks, random);
}
