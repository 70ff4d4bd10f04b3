import type { ReactNode } from 'react';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';

export type ChoiceState = 'open' | 'chosen' | 'right' | 'wrong' | 'passed';

const LOOKS: Record<ChoiceState, string> = {
  open: 'border-line bg-card shadow-card hover:border-edge',
  chosen: 'border-indigo bg-indigo-tint shadow-card',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
  passed: 'border-line bg-card',
};

const MARKS = {
  chosen: { icon: 'check', look: 'bg-indigo text-on-indigo' },
  right: { icon: 'check', look: 'bg-leaf text-on-leaf' },
  wrong: { icon: 'cross', look: 'bg-vermilion text-on-vermilion' },
} as const;

type Props = {
  /** The key that picks it. */
  number: number;
  state: ChoiceState;
  label?: string | undefined;
  onPick: () => void;
  children: ReactNode;
};

/** One answer to pick. Picked, right and wrong have a mark, and right and wrong a word, besides their colour. */
export function ChoiceButton({ number, state, label, onPick, children }: Props) {
  const t = useText(exercises);
  const isShut = state === 'right' || state === 'wrong' || state === 'passed';
  const mark = state === 'open' || state === 'passed' ? null : MARKS[state];
  const word = state === 'right' ? t('isRight') : state === 'wrong' ? t('isWrong') : '';
  return (
    <button
      type="button"
      data-option
      aria-label={label && (word === '' ? label : `${label}, ${word}`)}
      aria-pressed={state === 'chosen' || state === 'wrong'}
      aria-disabled={isShut}
      onClick={isShut ? undefined : onPick}
      className={`touch relative grid min-h-22 place-items-center rounded-card border-[3px] px-4 py-3 text-center md:px-11 transition-transform active:scale-[0.98] ${LOOKS[state]}`}
    >
      {children}
      {mark ? (
        <span className={`absolute -top-2.5 -right-2.5 grid size-8 place-items-center rounded-full ${mark.look}`}>
          <Icon name={mark.icon} className="size-5" />
          {!label && word !== '' && <span className="sr-only">{word}</span>}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="type-small absolute top-2.5 right-2.5 hidden size-7 place-items-center rounded-[8px] border border-line text-muted md:grid"
        >
          {number}
        </span>
      )}
    </button>
  );
}
