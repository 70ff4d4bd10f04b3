import { poemLineKey } from '../activity/itemKey';
import type { Entry } from '../lesson/entry';
import type { Poem } from '../padyalu/poem';
import { type PoemLine, poemLines } from '../padyalu/poemLines';
import { pieces } from '../script/aksharas';
import { type Random, shuffled } from '../random';

/** A poem line with its position in the poem, which every question about it shows. */
export type PlacedLine = {
  /** The item key. */
  readonly key: string;
  readonly telugu: string;
  readonly number: number;
  readonly of: number;
  /** The text of the previous line. */
  readonly before?: string;
};

/** A line to ask about, and all lines of its poem. */
export type LineFocus = { readonly line: PoemLine; readonly lines: readonly PoemLine[]; readonly placed: PlacedLine };

export function lineFocusesOf(poem: Pick<Poem, 'id' | 'teluguText'>): readonly LineFocus[] {
  const lines = poemLines(poem);
  return lines.map((line, at) => {
    const before = lines[at - 1]?.text;
    const { number, text: telugu } = line;
    const placed = { key: poemLineKey(poem.id, number), telugu, number, of: lines.length };
    return { line, lines, placed: before === undefined ? placed : { ...placed, before } };
  });
}

export const lineEntry = ({ key, telugu }: PlacedLine): Entry => ({ key, telugu });

const lengthOf = (word: string): number => pieces(word).length;

type Shape = { readonly begins: string | undefined; readonly ends: string | undefined; readonly length: number };

/** The features of a word that a reader notices at a glance. */
function shapeOf(word: string): Shape {
  const all = pieces(word);
  return { begins: all[0]?.[0], ends: all.at(-1), length: all.length };
}

/** Words look alike if they begin alike, end alike and are about as long. */
const likeness = (one: Shape, other: Shape): number =>
  (one.begins === other.begins ? 2 : 0) + (one.ends === other.ends ? 1 : 0) - Math.abs(one.length - other.length) / 2;

/**
 * Other words of the same poem, most similar first and random among equals. Words of the line itself come last, because
 * the question shows them.
 */
export function otherWords({ line, lines }: LineFocus, words: readonly string[], random: Random): readonly string[] {
  const own = new Set(line.words.map(({ text }) => text));
  const all = new Set(lines.flatMap((one) => one.words.map(({ text }) => text)));
  const shapes = words.map(shapeOf);
  const maxLikeness = (word: string) => {
    const shape = shapeOf(word);
    return Math.max(...shapes.map((one) => likeness(one, shape))) - (own.has(word) ? 100 : 0);
  };
  return shuffled(
    [...all].filter((word) => !words.includes(word)),
    random,
  )
    .map((word) => ({ word, rank: maxLikeness(word) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ word }) => word);
}

/** A word of which only the first akshara is shown: ఉప్పు is ఉ and one hidden akshara. */
export type Beginning = { readonly first: string; readonly hidden: number };

export const beginningOf = (word: string): Beginning => ({
  first: pieces(word)[0] ?? word,
  hidden: Math.max(0, lengthOf(word) - 1),
});
