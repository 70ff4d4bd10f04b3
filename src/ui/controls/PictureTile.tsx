import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** An emoji, a letter or a number, drawn large for children who cannot read yet. */
  picture: ReactNode;
  text?: string | undefined;
  isPicked: boolean;
};

/** Longer words get smaller type, because three tiles fit side by side on a phone and no word may be broken. */
const MAX_WORD_LENGTH = 10;
const hasLongWord = (text: string) => text.split(' ').some(({ length }) => length > MAX_WORD_LENGTH);

/** A toggle button: a second tap undoes the choice. */
export const PictureTile = ({ picture, text, isPicked, className = '', ...props }: Props) => (
  <button
    type="button"
    aria-pressed={isPicked}
    className={`touch relative flex min-w-0 flex-col items-center justify-center gap-1 rounded-tile border-2 px-0.5 py-1.5 text-center transition-transform active:scale-95 ${
      isPicked ? 'border-turmeric-deep bg-turmeric text-on-turmeric' : 'border-line bg-card text-ink hover:border-edge'
    } ${className}`}
    {...props}
  >
    <span aria-hidden={text ? true : undefined} className="font-display text-3xl leading-none! tabular-nums">
      {picture}
    </span>
    {text && (
      <span
        className={`max-w-full leading-tight font-semibold [&:lang(te)]:leading-snug ${hasLongWord(text) ? 'text-[0.8125rem]' : 'text-sm max-[22rem]:text-[0.8125rem]'}`}
      >
        {text}
      </span>
    )}
    {isPicked && (
      <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full border-2 border-card bg-indigo text-on-indigo">
        <Icon name="check" className="size-3.5" />
      </span>
    )}
  </button>
);
