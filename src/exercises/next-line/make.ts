import type { LineFocus, PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';

/** The line that comes next; the one before it is shown. */
export type NextLineTask = { readonly line: PlacedLine; readonly choices: readonly string[] };

const WRONG_CHOICES = 2;

/** `null` of a first line, and where no other line is plainly wrong. */
export function makeNextLine({ line, lines, placed }: LineFocus, random: Random): NextLineTask | null {
  const { before } = placed;
  if (before === undefined) return null;
  // Where a line is sung twice, all that follows it anywhere would be right.
  const following = new Set(lines.flatMap(({ text }, at) => (lines[at - 1]?.text === before ? [text] : [])));
  const texts = new Set(lines.map(({ text }) => text));
  const wrong = [...texts].filter((text) => text !== before && !following.has(text));
  if (wrong.length === 0) return null;
  const offered = shuffled(wrong, random).slice(0, WRONG_CHOICES);
  return { line: placed, choices: shuffled([line.text, ...offered], random) };
}
