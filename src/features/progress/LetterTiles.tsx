import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LetterMemory } from '../../domain/progress/letterMemory';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { practiceOf } from './addresses';
import { LOOKS, MARKS, WRITTEN_MARK } from './letterLooks';

type ShownLetter = { readonly letter: string; readonly state: LetterMemory; readonly isWritten: boolean };

type Props = {
  letters: readonly ShownLetter[];
  columns: string;
  /** The selected letters; `null` while each tile links to its own practice. */
  chosen: readonly string[] | null;
  onToggle: (letter: string) => void;
  isSample: boolean;
};

const TILE = 'grid h-20 w-full content-center place-items-center rounded-tile border-2';
const CHOSEN = 'ring-4 ring-indigo ring-offset-2 ring-offset-card';

export function LetterTiles({ letters, columns, chosen, onToggle, isSample }: Props) {
  return (
    <ul className={`grid gap-2 ${columns}`}>
      {letters.map((one) => (
        <li key={one.letter}>
          {isSample && (
            <div className={`${TILE} ${LOOKS[one.state]}`}>
              <Face {...one} />
            </div>
          )}
          {!isSample && chosen && (
            <button
              type="button"
              aria-pressed={chosen.includes(one.letter)}
              onClick={() => onToggle(one.letter)}
              className={`${TILE} ${LOOKS[one.state]} ${chosen.includes(one.letter) ? CHOSEN : ''}`}
            >
              <Face {...one} />
            </button>
          )}
          {!isSample && !chosen && <TileLink {...one} />}
        </li>
      ))}
    </ul>
  );
}

function TileLink(shown: ShownLetter) {
  const { letter, state } = shown;
  return (
    <Link
      to={practiceOf([letter])}
      className={`${TILE} ${LOOKS[state]} transition-transform hover:border-indigo active:translate-y-0.5`}
    >
      <Face {...shown} />
    </Link>
  );
}

function Face({ letter, state, isWritten }: ShownLetter): ReactNode {
  const t = useText(progress);
  return (
    <>
      <span lang="te" className="font-display text-2xl leading-tight!">
        {letter}
      </span>
      <span className="sr-only">
        {t(state)}
        {isWritten && ` · ${t('written')}`}
      </span>
      <span aria-hidden="true" className="h-4 text-sm leading-none">
        {MARKS[state]}
        {isWritten && WRITTEN_MARK}
      </span>
    </>
  );
}
