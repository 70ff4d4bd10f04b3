import type { ReactNode } from 'react';
import { Fit } from '../../fit/Fit';
import { Listen } from '../../hearing/Listen';

type Props = {
  /** The text on the tile, which its speaker button reads aloud. */
  telugu: string;
  /** Tiles with the same name share one text size. */
  name: string;
  /** The maximum text size in rem. */
  max: number;
  look: string;
  isPressed: boolean;
  /** A judged tile has no speaker, because the explanation has its own. */
  isJudged: boolean;
  onPick: () => void;
  /** The index of the part in exercises that put parts in order. */
  part?: number;
  /** The number or mark on the tile. */
  children: ReactNode;
};

/** A Telugu option with a speaker button, because the learner may not know all its letters yet. */
export function HeardTile({ telugu, name, max, look, isPressed, isJudged, onPick, part, children }: Props) {
  return (
    <div
      className={`relative grid min-h-0 grid-rows-[minmax(0,1fr)] items-center gap-2 rounded-card border-[3px] px-2 has-[[data-option]:focus-visible]:outline-3 has-[[data-option]:focus-visible]:outline-offset-3 has-[[data-option]:focus-visible]:outline-indigo ${isJudged ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[3rem_minmax(0,1fr)]'} ${look}`}
    >
      {!isJudged && (
        <span className="relative z-10">
          <Listen text={telugu} />
        </span>
      )}
      <button
        type="button"
        data-option
        data-part={part}
        aria-pressed={isPressed}
        aria-disabled={isJudged}
        onClick={isJudged ? undefined : onPick}
        className="grid h-full min-w-0 grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)] items-center gap-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none"
      >
        <Fit name={name} max={max} className="leading-[1.5]! font-semibold">
          <span lang="te" className="leading-[inherit]!">
            {telugu}
          </span>
        </Fit>
        {children}
      </button>
    </div>
  );
}
