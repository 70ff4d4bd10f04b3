import { type LineFocus, otherWords, type PlacedLine } from '../../domain/exercise/line';
import { type Random, shuffled } from '../../domain/random';
import { pieces } from '../../domain/script/aksharas';

export type LineGapTask = {
  readonly line: PlacedLine;
  /** The text before the first gap, between the gaps and after the last one. */
  readonly around: readonly string[];
  /** The words that belong in the gaps, in order. */
  readonly missing: readonly string[];
  readonly choices: readonly string[];
};

const CHOICES = 4;
/** A line with at least this many words has two gaps. */
const MIN_WORDS_FOR_TWO_GAPS = 4;

/** Avoids words that occur twice in the line, which could be copied, and words of one akshara, which are too easy. */
function gapsIn({ line: { words } }: LineFocus, random: Random): readonly number[] {
  const isRepeated = (at: number) => words.some(({ text }, other) => other !== at && text === words[at]?.text);
  const isShort = (at: number) => pieces(words[at]?.text ?? '').length < 2;
  const penalty = (at: number) => (isRepeated(at) ? 2 : 0) + (isShort(at) ? 1 : 0);
  const places = shuffled(
    words.map((_, at) => at),
    random,
  ).toSorted((one, other) => penalty(one) - penalty(other));
  const [first, second] = places;
  if (first === undefined || words.length < 2) return [];
  const hasTwo = words.length >= MIN_WORDS_FOR_TWO_GAPS && second !== undefined && penalty(second) < 2;
  return (hasTwo ? [first, second] : [first]).toSorted((one, other) => one - other);
}

/** `null` if the line has one word, or the poem has no other words to offer. */
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
