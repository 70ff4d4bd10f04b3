import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { normalized } from '../../domain/script/aksharas';
import { wordsOf } from '../../domain/speech/words';

type Props = {
  readonly text: string;
  readonly lang: string;
  readonly current: number | null;
  readonly onWord: (index: number) => void;
  readonly className?: string;
};

type Piece = { readonly text: string; readonly word: number | null };

function piecesOf(written: string): Piece[] {
  const text = normalized(written);
  let at = 0;
  const pieces = wordsOf(text).flatMap((word, index): Piece[] => {
    const gap = text.slice(at, word.start);
    at = word.end;
    return [
      { text: gap, word: null },
      { text: word.text, word: index },
    ];
  });
  return [...pieces, { text: text.slice(at), word: null }];
}

/**
 * One word can be highlighted and each word can be tapped. To a screen reader it is plain text: highlights are not
 * announced, and the slider beside it does what a tap does.
 */
export function SpokenText({ text, lang, current, onWord, className = '' }: Props) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  const marked = useRef<HTMLElement>(null);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (current !== null) marked.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [current]);

  const tapped = ({ target }: MouseEvent) => {
    const word = target instanceof HTMLElement ? target.dataset['word'] : undefined;
    // Selecting text with the mouse is not a tap.
    if (word !== undefined && getSelection()?.isCollapsed !== false) onWord(Number(word));
  };

  return (
    <p lang={lang} onClick={tapped} className={`whitespace-pre-line ${className}`}>
      {pieces.map((piece, index) =>
        piece.word === null ? (
          piece.text
        ) : (
          <span
            key={index}
            ref={piece.word === current ? marked : undefined}
            data-word={piece.word}
            data-spoken={piece.word === current ? '' : undefined}
            className="cursor-pointer scroll-my-24 rounded-md data-spoken:bg-turmeric data-spoken:text-on-turmeric data-spoken:shadow-[0_0_0_3px_var(--color-turmeric)]"
          >
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}
