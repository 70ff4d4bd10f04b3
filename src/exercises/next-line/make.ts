import type { LineFocus, PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';

/** Asks for `line`; the line before it is shown. */
export type NextLineTask = { readonly line: PlacedLine; readonly choices: readonly string[] };

const WRONG_CHOICES = 2;

/** `null` for a first line, or if no other line is clearly wrong. */
export function makeNextLine({ line, lines, placed }: LineFocus, random: Random): NextLineTask | null {
  const { before } = placed;
  if (before === undefined) return null;
  // If a line is repeated in the poem, every line that follows it anywhere is right.
  const following = new Set(lines.flatMap(({ text }, at) => (lines[at - 1]?.text === before ? [text] : [])));
  const texts = new Set(lines.map(({ text }) => text));
  const wrong = [...texts].filter((text) => text !== before && !following.has(text));
  if (wrong.length === 0) return null;
  const wrongChoices = shuffled(wrong, random).slice(0, WRONG_CHOICES);
  return { line: placed, choices: shuffled([line.text, ...wrongChoices], random) };
}
