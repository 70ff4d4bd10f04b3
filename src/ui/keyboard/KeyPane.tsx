import { type KeyboardEvent, useState } from 'react';
import type { Key } from '../../domain/typing/keys';
import { COLUMNS, type DrawnKey } from './panes';

const KEY =
  'grid min-h-11 min-w-11 place-items-center overflow-hidden rounded-[10px] border-2 font-display leading-[1.5]! whitespace-nowrap transition-transform active:scale-95 aria-disabled:opacity-40';

const lookOf = ({ isPresent, isApart }: DrawnKey) =>
  isPresent ? 'border-indigo bg-indigo-tint' : isApart ? 'border-line bg-turmeric-tint' : 'border-line bg-card';

/** A stack of three consonants with a sign is wide. */
const sizeOf = ({ face }: DrawnKey) =>
  face.length > 4 ? 'text-sm' : face.length > 2 ? 'text-lg' : face.length > 1 ? 'text-xl' : 'text-[1.35rem]';

/** A tap leaves the focus, and with it the caret, in the field. */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

type Props = {
  label: string;
  keys: readonly DrawnKey[];
  onPress: (key: Key) => void;
  className?: string;
};

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Six columns of keys; Tab reaches one key, and arrow keys reach the others. */
export function KeyPane({ label, keys, onPress, className = '' }: Props) {
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, keys.length - 1);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = MOVES[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? keys.length - 1 : current + (step ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    if (to < 0 || to >= keys.length) return;
    setChosen(to);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };

  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={move}
      className={`grid grid-cols-6 gap-1 [@media(max-height:36rem)]:gap-0.5 ${className}`}
    >
      {keys.map((drawn, at) => (
        <button
          key={at}
          type="button"
          lang="te"
          data-key={drawn.face}
          tabIndex={at === current ? 0 : -1}
          aria-disabled={drawn.isOff}
          aria-pressed={drawn.isPresent || undefined}
          onPointerDown={keepFocus}
          onFocus={() => setChosen(at)}
          onClick={() => !drawn.isOff && onPress(drawn.key)}
          className={`${KEY} ${sizeOf(drawn)} ${lookOf(drawn)}`}
        >
          {drawn.face}
        </button>
      ))}
    </div>
  );
}
