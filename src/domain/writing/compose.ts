import type { Akshara } from '../lesson/akshara';
import { written } from '../lesson/akshara';
import {
  type Form,
  lineIn,
  type Line,
  type Point,
  pointIn,
  type SignPlaces,
  type StoredStrokes,
  type Stroke,
} from './stroke';

/** Everything that is known about how Telugu is written. */
export type StrokeContent = {
  readonly letters: StoredStrokes;
  /** On క. */
  readonly signs: StoredStrokes;
  /** Below క, and that of ష below ద. */
  readonly vottulu: StoredStrokes;
  readonly places: SignPlaces;
  /** Other hands: the same letters, drawn in no special order. */
  readonly hands: StoredStrokes;
};

const FIRST = 'క';
/** What they stand beside keeps its talakattu; the others take its place. */
const BESIDE = ['ు', 'ూ', 'ృ', 'ౄ', 'ం', 'ః'];
/** Those that rise at the right of the letter; the others stand below its middle. */
const RISING = ['క', 'చ', 'ఛ', 'న', 'ప', 'ఫ', 'బ', 'భ', 'మ', 'య', 'వ', 'శ', 'స', 'ళ'];

const BOWL = 'ర';
/** By so much they come nearer to other letters than to క. */
const NEARER = 25;

export const strokesOf = (stored: StoredStrokes, name: string): readonly Stroke[] =>
  (stored[name] ?? []).map(({ part, path }) => ({ part, line: lineIn(path) }));

const movedBy =
  ([dx, dy]: Point) =>
  ({ part, line }: Stroke): Stroke => ({ part, line: line.map(([x, y]) => [x + dx, y + dy]) });

const isBody = ({ part }: Stroke) => part !== 'talakattu';

const rightEdge = (strokes: readonly Stroke[]): number =>
  Math.max(...strokes.filter(isBody).flatMap(({ line }) => line.map(([x]) => x)));

/** The sign of a vowel as it stands on this consonant; `null` where print has a form of its own for both together. */
function signOn({ signs, places }: StrokeContent, consonant: string, sign: string): readonly Stroke[] | null {
  const own = strokesOf(signs, sign).filter((stroke) => isBody(stroke) && stroke.part !== 'body');
  if (consonant === FIRST) return own;
  const place = places[consonant]?.[sign];
  return place === undefined ? null : own.map(movedBy(pointIn(place)));
}

function withSign(content: StrokeContent, consonant: string, sign: string): readonly Stroke[] | null {
  const letter = strokesOf(content.letters, consonant);
  if (letter.length === 0 || sign === '') return letter.length === 0 ? null : letter;
  if (consonant === FIRST) return strokesOf(content.signs, sign);
  const added = signOn(content, consonant, sign);
  return added && [...letter.filter((stroke) => BESIDE.includes(sign) || isBody(stroke)), ...added];
}

function vottuUnder(content: StrokeContent, consonant: string, vottu: string): readonly Stroke[] {
  const drawnUnder = vottu === 'ష' ? 'ద' : FIRST;
  const strokes = strokesOf(content.vottulu, vottu);
  if (consonant === drawnUnder) return strokes;
  const [own, under] = [consonant, drawnUnder].map((letter) => rightEdge(strokesOf(content.letters, letter)));
  const [width = 1, usual = 1] = [own, under];
  // A bowl below the whole letter is as wide as the letter.
  if (vottu === BOWL)
    return strokes.map(({ part, line }) => ({ part, line: line.map(([x, y]) => [(x * width) / usual, y]) }));
  return strokes.map(movedBy([RISING.includes(vottu) ? width - usual - NEARER : (width - usual) / 2, 0]));
}

/** An akshara, composed from its letter, its sign and its vottu in the order in which they are written. */
export function aksharaForm(content: StrokeContent, akshara: Akshara): Form | null {
  const { consonant, vottu, sign } = akshara;
  const above = withSign(content, consonant, sign);
  if (!above) return null;
  const below = vottu === '' ? [] : vottuUnder(content, consonant, vottu);
  if (vottu !== '' && below.length === 0) return null;
  return { name: written(akshara), strokes: [...above, ...below] };
}

export const letterForm = (content: StrokeContent, letter: string): Form | null => {
  const strokes = strokesOf(content.letters, letter);
  return strokes.length === 0 ? null : { name: letter, strokes };
};

/** The box around some lines. */
export function boxOf(lines: readonly Line[]): { readonly from: Point; readonly to: Point } {
  const xs = lines.flatMap((line) => line.map(([x]) => x));
  const ys = lines.flatMap((line) => line.map(([, y]) => y));
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}
