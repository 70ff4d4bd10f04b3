import { type LineFocus, otherWords, type PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';
import { pieces } from '../../domain/script/aksharas';

export type LineOrderTask = {
  readonly line: PlacedLine;
  /** The words of the line in their order; in a long one two or three of them may be one part. */
  readonly parts: readonly string[];
  /** Words of other lines, which are left over. */
  readonly others: readonly string[];
  /** All of them as they are shown, by their places: those of `others` follow those of `parts`. */
  readonly shown: readonly number[];
};

/** The places of the parts, in the order in which they were put. */
export type LineOrder = readonly number[];

/** More do not fit on a phone. */
const MAX_PARTS = 6;
/** Fewer are put in order by chance. */
const MIN_TILES = 4;

const lengthAt = (parts: readonly string[], at: number): number =>
  pieces(`${parts[at] ?? ''}${parts[at + 1] ?? ''}`).length;

/** The two shortest neighbours become one part, until few enough are left. */
function joined(words: readonly string[]): readonly string[] {
  if (words.length <= MAX_PARTS) return words;
  const places = words.slice(1).map((_, at) => at);
  const at = places.reduce((best, place) => (lengthAt(words, place) < lengthAt(words, best) ? place : best), 0);
  return joined(words.toSpliced(at, 2, words.slice(at, at + 2).join(' ')));
}

export const tilesOf = ({ parts, others }: Pick<LineOrderTask, 'parts' | 'others'>): readonly string[] => [
  ...parts,
  ...others,
];

/** Two same words may change places. */
export function isInOrder(task: Pick<LineOrderTask, 'parts' | 'others'>, order: LineOrder): boolean {
  const tiles = tilesOf(task);
  return order.length === task.parts.length && task.parts.every((part, at) => tiles[order[at] ?? -1] === part);
}

const TRIES = 20;

/** `null` where every order would be right. */
export function makeLineOrder(focus: LineFocus, random: Random): LineOrderTask | null {
  const words = focus.line.words.map(({ text }) => text);
  const parts = joined(words);
  const others = otherWords(focus, words, random).slice(0, Math.max(0, MIN_TILES - parts.length));
  const task = { line: focus.placed, parts, others };
  const places = tilesOf(task).map((_, at) => at);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const shown = shuffled(places, random);
    if (!isInOrder(task, shown.slice(0, parts.length))) return { ...task, shown };
  }
  return null;
}
