import type { ReactNode } from 'react';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';

export type ChoiceState = 'open' | 'chosen' | 'right' | 'wrong' | 'passed';

export const LOOKS: Record<ChoiceState, string> = {
  open: 'border-line bg-card shadow-card hover:border-edge',
  chosen: 'border-indigo bg-indigo-tint shadow-card',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
  passed: 'border-line bg-card',
};

export const MARKS = {
  chosen: { icon: 'check', look: 'bg-indigo text-on-indigo' },
  right: { icon: 'check', look: 'bg-leaf text-on-leaf' },
  wrong: { icon: 'cross', look: 'bg-vermilion text-on-vermilion' },
} as const;

type Props = {
  /** The number key that picks it. */
  number: number;
  state: ChoiceState;
  label?: string | undefined;
  onPick: () => void;
  /** Must fit the space inside the tile. */
  children: ReactNode;
};

/** Chosen, right and wrong have a mark, and right and wrong also a word, so that color is never the only difference. */
export function ChoiceButton({ number, state, label, onPick, children }: Props) {
  const t = useText(exercises);
  const isClosed = state === 'right' || state === 'wrong' || state === 'passed';
  const mark = state === 'open' || state === 'passed' ? null : MARKS[state];
  const word = state === 'right' ? t('isRight') : state === 'wrong' ? t('isWrong') : '';
  return (
    <button
      type="button"
      data-option
      aria-label={label && (word === '' ? label : `${label}, ${word}`)}
      aria-pressed={state === 'chosen' || state === 'wrong'}
      aria-disabled={isClosed}
      onClick={isClosed ? undefined : onPick}
      className={`relative rounded-card border-[3px] transition-transform active:scale-[0.98] ${LOOKS[state]}`}
    >
      <span className="absolute inset-x-2.5 inset-y-0.5 md:inset-x-10">{children}</span>
      {mark ? (
        <span className={`absolute -top-2 -right-2 grid size-7 place-items-center rounded-full ${mark.look}`}>
          <Icon name={mark.icon} className="size-4.5" />
          {!label && word !== '' && <span className="sr-only">{word}</span>}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="type-small absolute top-2 right-2 hidden size-7 place-items-center rounded-[8px] border border-line text-muted md:grid"
        >
          {number}
        </span>
      )}
    </button>
  );
}
