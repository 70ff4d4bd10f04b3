import { type LineFocus, otherWords, type PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';
import { pieces } from '../../domain/script/aksharas';

export type LineOrderTask = {
  readonly line: PlacedLine;
  /** The words of the line in order; in a long line, several words may be one part. */
  readonly parts: readonly string[];
  /** Distractors from other lines. */
  readonly others: readonly string[];
  /** The order in which tiles are shown, as indexes into `parts` followed by `others`. */
  readonly shown: readonly number[];
};

/** The tile indexes in the order the learner placed them. */
export type LineOrder = readonly number[];

/** More parts do not fit on a phone. */
const MAX_PARTS = 6;
/** With fewer tiles, guessing is too easy. */
const MIN_TILES = 4;

const lengthAt = (parts: readonly string[], at: number): number =>
  pieces(`${parts[at] ?? ''}${parts[at + 1] ?? ''}`).length;

/** Joins the two shortest neighbors until at most `MAX_PARTS` are left. */
function joinShortest(words: readonly string[]): readonly string[] {
  if (words.length <= MAX_PARTS) return words;
  const places = words.slice(1).map((_, at) => at);
  const at = places.reduce((best, place) => (lengthAt(words, place) < lengthAt(words, best) ? place : best), 0);
  return joinShortest(words.toSpliced(at, 2, words.slice(at, at + 2).join(' ')));
}

export const tilesOf = ({ parts, others }: Pick<LineOrderTask, 'parts' | 'others'>): readonly string[] => [
  ...parts,
  ...others,
];

/** Equal words are interchangeable. */
export function isInOrder(task: Pick<LineOrderTask, 'parts' | 'others'>, order: LineOrder): boolean {
  const tiles = tilesOf(task);
  return order.length === task.parts.length && task.parts.every((part, at) => tiles[order[at] ?? -1] === part);
}

const MAX_TRIES = 20;

/** `null` if every order would be right. */
export function makeLineOrder(focus: LineFocus, random: Random): LineOrderTask | null {
  const words = focus.line.words.map(({ text }) => text);
  const parts = joinShortest(words);
  const others = otherWords(focus, words, random).slice(0, Math.max(0, MIN_TILES - parts.length));
  const task = { line: focus.placed, parts, others };
  const places = tilesOf(task).map((_, at) => at);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const shown = shuffled(places, random);
    if (!isInOrder(task, shown.slice(0, parts.length))) return { ...task, shown };
  }
  return null;
}
