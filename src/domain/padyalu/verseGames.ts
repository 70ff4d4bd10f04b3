import type { Exercise } from '../../exercises/kinds';
import { type Random, shuffled } from '../random';
import { meterExercise, weightExercise, yatiExercise } from './gameTasks';
import type { Poem } from './poem';

/** Easiest first: by ear, by letters, by the whole verse. */
export const VERSE_GAMES = ['laghu-or-guru', 'where-yati', 'which-meter'] as const;
export type VerseGame = (typeof VERSE_GAMES)[number];

const MAKERS = { 'laghu-or-guru': weightExercise, 'where-yati': yatiExercise, 'which-meter': meterExercise } as const;

export const TASKS_IN_GAME = 8;
/** Limits the scanning time, because a store's collection may be large. */
const MAX_POEMS_TRIED = 60;
/** Poems up to two grades above the learner's are not too hard. */
const MAX_GRADES_AHEAD = 2;
/** With fewer poems, the same ones come up too often. */
const MIN_POEMS = 12;

/** Poems up to the learner's grade and a little beyond; if these are too few, the easiest of all. */
function withinReach(poems: readonly Poem[], grade: number | null): readonly Poem[] {
  if (grade === null) return poems;
  const near = poems.filter((poem) => (poem.grade ?? grade) <= grade + MAX_GRADES_AHEAD);
  if (near.length >= MIN_POEMS) return near;
  return poems.toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0)).slice(0, 2 * MIN_POEMS);
}

/** Alternates between meters, so that the most common meter is not always the answer. */
function alternatingMeters(poems: readonly Poem[], random: Random): readonly Poem[] {
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

/** The tasks of one game; fewer, or none, if too few poems scan with certainty. */
export function gameTasks(
  game: VerseGame,
  poems: readonly Poem[],
  grade: number | null,
  random: Random,
): readonly Exercise[] {
  const tasks: Exercise[] = [];
  for (const poem of alternatingMeters(withinReach(poems.filter(isVerse), grade), random).slice(0, MAX_POEMS_TRIED)) {
    if (tasks.length === TASKS_IN_GAME) break;
    const exercise: Exercise | null = MAKERS[game](poem, random);
    const isDuplicate = tasks.some(({ subject }) => subject.telugu === exercise?.subject.telugu);
    if (exercise && !isDuplicate) tasks.push(exercise);
  }
  return shuffled(tasks, random);
}
