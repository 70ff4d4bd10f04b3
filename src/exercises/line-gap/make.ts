import { type LineFocus, otherWords, type PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';
import { pieces } from '../../domain/script/aksharas';

export type LineGapTask = {
  readonly line: PlacedLine;
  /** What is printed before the first gap, between the gaps and after the last one. */
  readonly around: readonly string[];
  /** What belongs into the gaps, in their order. */
  readonly missing: readonly string[];
  readonly choices: readonly string[];
};

const CHOICES = 4;
/** From so many words on, two of them are missing. */
const WORDS_FOR_TWO_GAPS = 4;

/** Words that stand twice in the line would be read off it; what has one akshara only says little. */
function gapsIn({ line: { words } }: LineFocus, random: Random): readonly number[] {
  const isSeenBeside = (at: number) => words.some(({ text }, other) => other !== at && text === words[at]?.text);
  const isShort = (at: number) => pieces(words[at]?.text ?? '').length < 2;
  const worth = (at: number) => (isSeenBeside(at) ? 2 : 0) + (isShort(at) ? 1 : 0);
  const places = shuffled(
    words.map((_, at) => at),
    random,
  ).toSorted((one, other) => worth(one) - worth(other));
  const [first, second] = places;
  if (first === undefined || words.length < 2) return [];
  const hasTwo = words.length >= WORDS_FOR_TWO_GAPS && second !== undefined && worth(second) < 2;
  return (hasTwo ? [first, second] : [first]).toSorted((one, other) => one - other);
}

/** `null` where the line is one word, or the poem has no other word to offer. */
export function makeLineGap(focus: LineFocus, random: Random): LineGapTask | null {
  const { line, placed } = focus;
  const gaps = gapsIn(focus, random).flatMap((at) => line.words[at] ?? []);
  const missing = gaps.map(({ text }) => text);
  const wrong = otherWords(focus, missing, random).slice(0, CHOICES - missing.length);
  if (missing.length === 0 || wrong.length === 0) return null;
  const ends = [0, ...gaps.map(({ end }) => end)];
  const starts = [...gaps.map(({ start }) => start), line.text.length];
  return {
    line: placed,
    around: ends.map((end, at) => line.text.slice(end, starts[at])),
    missing,
    choices: shuffled([...missing, ...wrong], random),
  };
}
