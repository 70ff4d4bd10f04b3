import type { Akshara } from '../lesson/akshara';
import { aksharaText } from '../lesson/akshara';
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

/** The stored strokes of Telugu writing. */
export type StrokeContent = {
  readonly letters: StoredStrokes;
  /** Drawn on క. */
  readonly signs: StoredStrokes;
  /** Drawn below క, except ష, which is drawn below ద. */
  readonly vottulu: StoredStrokes;
  readonly places: SignPlaces;
  /** The same letters in another handwriting, with strokes in no particular order. */
  readonly hands: StoredStrokes;
};

const BASE_LETTER = 'క';
/** Signs beside the letter, which leave its talakattu; the other signs replace it. */
const SIGNS_BESIDE = ['ు', 'ూ', 'ృ', 'ౄ', 'ం', 'ః'];
/** Vottulu that rise to the right of the letter; the others are centered below it. */
const RISING_VOTTULU = ['క', 'చ', 'ఛ', 'న', 'ప', 'ఫ', 'బ', 'భ', 'మ', 'య', 'వ', 'శ', 'స', 'ళ'];

const BOWL_VOTTU = 'ర';
/** How much closer a rising vottu is to other letters than to క. */
const RISING_SHIFT = 25;

export const strokesOf = (stored: StoredStrokes, name: string): readonly Stroke[] =>
  (stored[name] ?? []).map(({ part, path }) => ({ part, line: lineIn(path) }));

const movedBy =
  ([dx, dy]: Point) =>
  ({ part, line }: Stroke): Stroke => ({ part, line: line.map(([x, y]) => [x + dx, y + dy]) });

const isBody = ({ part }: Stroke) => part !== 'talakattu';

const rightEdge = (strokes: readonly Stroke[]): number =>
  Math.max(...strokes.filter(isBody).flatMap(({ line }) => line.map(([x]) => x)));

/** A vowel sign placed on this consonant; null if print has a special form for the two together. */
function signOn({ signs, places }: StrokeContent, consonant: string, sign: string): readonly Stroke[] | null {
  const own = strokesOf(signs, sign).filter((stroke) => isBody(stroke) && stroke.part !== 'body');
  if (consonant === BASE_LETTER) return own;
  const place = places[consonant]?.[sign];
  return place === undefined ? null : own.map(movedBy(pointIn(place)));
}

function withSign(content: StrokeContent, consonant: string, sign: string): readonly Stroke[] | null {
  const letter = strokesOf(content.letters, consonant);
  if (letter.length === 0 || sign === '') return letter.length === 0 ? null : letter;
  if (consonant === BASE_LETTER) return strokesOf(content.signs, sign);
  const added = signOn(content, consonant, sign);
  return added && [...letter.filter((stroke) => SIGNS_BESIDE.includes(sign) || isBody(stroke)), ...added];
}

function vottuUnder(content: StrokeContent, consonant: string, vottu: string): readonly Stroke[] {
  const drawnUnder = vottu === 'ష' ? 'ద' : BASE_LETTER;
  const strokes = strokesOf(content.vottulu, vottu);
  if (consonant === drawnUnder) return strokes;
  const [own, under] = [consonant, drawnUnder].map((letter) => rightEdge(strokesOf(content.letters, letter)));
  const [width = 1, usual = 1] = [own, under];
  // A bowl below the whole letter is as wide as the letter.
  if (vottu === BOWL_VOTTU)
    return strokes.map(({ part, line }) => ({ part, line: line.map(([x, y]) => [(x * width) / usual, y]) }));
  return strokes.map(movedBy([RISING_VOTTULU.includes(vottu) ? width - usual - RISING_SHIFT : (width - usual) / 2, 0]));
}

/** An akshara composed of its letter, sign and vottu, in writing order. */
export function aksharaForm(content: StrokeContent, akshara: Akshara): Form | null {
  const { consonant, vottu, sign } = akshara;
  const above = withSign(content, consonant, sign);
  if (!above) return null;
  const below = vottu === '' ? [] : vottuUnder(content, consonant, vottu);
  if (vottu !== '' && below.length === 0) return null;
  return { name: aksharaText(akshara), strokes: [...above, ...below] };
}

export const letterForm = (content: StrokeContent, letter: string): Form | null => {
  const strokes = strokesOf(content.letters, letter);
  return strokes.length === 0 ? null : { name: letter, strokes };
};

/** The bounding box of some lines. */
export function boxOf(lines: readonly Line[]): { readonly from: Point; readonly to: Point } {
  const xs = lines.flatMap((line) => line.map(([x]) => x));
  const ys = lines.flatMap((line) => line.map(([, y]) => y));
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}
