import type { ReactNode } from 'react';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';

export type PairTileState = 'open' | 'held' | 'paired' | 'right' | 'wrong';

const LOOKS: Record<PairTileState, string> = {
  open: 'border-line bg-card shadow-card hover:border-edge',
  held: 'border-turmeric bg-turmeric-tint shadow-card',
  paired: 'border-indigo bg-indigo-tint',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
};

const BADGES: Partial<Record<PairTileState, string>> = {
  paired: 'bg-indigo text-on-indigo',
  right: 'bg-leaf text-on-leaf',
  wrong: 'bg-vermilion text-on-vermilion',
};

type Props = {
  /** The number of its pair, which both tiles show. */
  number: number | undefined;
  state: PairTileState;
  /** Tells a screen reader what it is paired with. */
  note: string;
  isShut: boolean;
  onPick: () => void;
  /** Must fit itself into the tile. */
  children: ReactNode;
};

export function PairTile({ number, state, note, isShut, onPick, children }: Props) {
  const t = useText(exercises);
  return (
    <button
      type="button"
      data-option
      aria-pressed={state !== 'open'}
      aria-disabled={isShut}
      onClick={isShut ? undefined : onPick}
      className={`relative min-h-0 rounded-card border-[3px] transition-transform active:scale-[0.98] ${LOOKS[state]}`}
    >
      <span className="absolute inset-x-2.5 inset-y-0.5">{children}</span>
      {note !== '' && <span className="sr-only">{note}</span>}
      {number !== undefined && (
        <span
          className={`type-small absolute -top-1.5 -right-1.5 grid size-7 place-items-center rounded-full leading-none! font-semibold ${BADGES[state] ?? ''}`}
        >
          {state === 'right' || state === 'wrong' ? (
            <>
              <Icon name={state === 'right' ? 'check' : 'cross'} className="size-4.5" />
              <span className="sr-only">{t(state === 'right' ? 'isRight' : 'isWrong')}</span>
            </>
          ) : (
            <span aria-hidden="true">{number}</span>
          )}
        </span>
      )}
    </button>
  );
}
