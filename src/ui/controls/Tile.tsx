import type { ComponentProps } from 'react';
import { Icon } from '../pictures/Icon';

const SIZES = {
  medium: { tile: 'min-h-24 min-w-24', letter: 'text-[2.75rem]' },
  large: { tile: 'min-h-40 min-w-40', letter: 'text-[clamp(3.5rem,18vw,5.25rem)]' },
} as const;

type Props = {
  letter: string;
  caption?: string | undefined;
  selected?: boolean | undefined;
  size?: keyof typeof SIZES | undefined;
  /** If given, the tile is a button. */
  onClick?: ComponentProps<'button'>['onClick'];
  /** Read out instead of the letter and the caption. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A letter large enough to serve as a picture. */
export const Tile = ({
  letter,
  caption,
  selected,
  size = 'medium',
  onClick,
  label,
  disabled,
  className = '',
}: Props) => {
  const look = `relative inline-flex max-w-full flex-col items-center justify-center rounded-card border-2 px-4 py-2 text-center ${SIZES[size].tile} ${
    selected ? 'border-turmeric-deep bg-turmeric text-on-turmeric' : 'border-line bg-card text-ink'
  } ${className}`;
  // Aksharas such as స్త్రీ reach far above and below the line.
  const face = (
    <>
      <span lang="te" className={`font-display leading-[1.7] max-w-full ${SIZES[size].letter}`}>
        {letter}
      </span>
      {caption && <span className={`type-small ${selected ? '' : 'text-muted'}`}>{caption}</span>}
      {selected && (
        <span className="absolute -right-2 -top-2 grid size-8 place-items-center rounded-full border-2 border-card bg-indigo text-on-indigo">
          <Icon name="check" className="size-4.5" />
        </span>
      )}
    </>
  );
  return onClick ? (
    <button
      type="button"
      aria-label={label}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onClick}
      className={`${look} shadow-card transition-transform active:translate-y-0.5 enabled:hover:border-edge disabled:opacity-55`}
    >
      {face}
    </button>
  ) : (
    <span role={label ? 'img' : undefined} aria-label={label} className={look}>
      {face}
    </span>
  );
};
