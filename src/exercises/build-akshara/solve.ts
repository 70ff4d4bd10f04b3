import { aksharaText } from '../../domain/lesson/akshara';
import { VIRAMA } from '../../domain/script/letters';
import { transliterated } from '../../domain/script/transliteration';
import { press, type Seen, type Solver } from '../solver';

type Piece = { readonly at: number; readonly text: string };

// The option "No sign" is two words in both languages.
const pieceIn = (text: string) => (text.includes(' ') ? '' : text.replaceAll('◌', '').replace(VIRAMA, ''));

/** All choices of one piece from each row. */
function combinations({ options }: Seen): readonly (readonly Piece[])[] {
  const rows = [...new Set(options.map(({ group }) => group))].map((row) =>
    options.flatMap(({ group, text }, at) => (group === row ? [{ at, text: pieceIn(text) }] : [])),
  );
  return rows.reduce<Piece[][]>(
    (before, row) => before.flatMap((pieces) => row.map((piece) => [...pieces, piece])),
    [[]],
  );
}

/** The rows are consonant, vottu and sign, or consonant and sign, or only the sign, which is then put on క. */
function builtFrom(pieces: readonly Piece[]): string {
  const sign = pieces.at(-1)?.text ?? '';
  const [consonant = 'క', vottu = ''] = pieces.slice(0, -1).map(({ text }) => text);
  return aksharaText({ consonant, vottu, sign });
}

export const solve: Solver = (seen, _known, isRight) => {
  const found = combinations(seen).find((pieces) => (transliterated(builtFrom(pieces)) === seen.asked[0]) === isRight);
  if (!found) throw new Error(`No combination answers ${JSON.stringify(seen)}`);
  return press(...found.map(({ at }) => at));
};
