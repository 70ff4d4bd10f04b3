import type { Bilingual } from '../../domain/bilingual';
import { withCircles } from '../../domain/script/signs';

const SIGN = '◌[\u0c00-\u0c7f]+';
const WORD = '[\u0c00-\u0c7f\u200c]+';
// Telugu words together with the spaces and commas between them.
const WORDS = `${WORD}(?:[ ,]+${WORD})*`;

const PIECES = { en: new RegExp(`(${SIGN}|${WORDS})`, 'u'), te: new RegExp(`(${SIGN})`, 'u') };

type Props = { text: string; language: keyof Bilingual };

/** Marks Telugu inside English text with `lang`, so that a screen reader reads it as Telugu. */
export function MixedText({ text, language }: Props) {
  const pieces = withCircles(text).split(PIECES[language]);
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // A dotted circle joined to the word before it would be rendered with a second circle.
      <span key={at} lang="te" className={piece.startsWith('◌') ? 'mx-0.5 inline-block' : undefined}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
