import type { Bilingual } from '../../domain/bilingual';
import { withCircles } from '../../domain/script/signs';

const SIGN = '◌[\u0c00-\u0c7f]+';
const WORD = '[\u0c00-\u0c7f\u200c]+';
// Telugu words with what stands between them.
const WORDS = `${WORD}(?:[ ,]+${WORD})*`;

const PIECES = { en: new RegExp(`(${SIGN}|${WORDS})`, 'u'), te: new RegExp(`(${SIGN})`, 'u') };

type Props = { text: string; language: keyof Bilingual };

/** A text in this language; Telugu inside an English one is marked, so that it is read out as Telugu. */
export function MixedText({ text, language }: Props) {
  const pieces = withCircles(text).split(PIECES[language]);
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // A circle must not be taken for part of the word before it: then its sign would get a second one.
      <span key={at} lang="te" className={piece.startsWith('◌') ? 'mx-0.5 inline-block' : undefined}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
