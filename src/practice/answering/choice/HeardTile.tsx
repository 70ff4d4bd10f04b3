import type { ReactNode } from 'react';
import { Fit } from '../../fit/Fit';
import { Listen } from '../../hearing/Listen';

type Props = {
  /** What is read, and heard from its speaker. */
  telugu: string;
  /** Those with the same name have the same size. */
  name: string;
  /** As large as the text may be, in rem. */
  max: number;
  look: string;
  isPressed: boolean;
  /** Once it is judged, it can be neither picked nor heard; the explanation has its own speaker. */
  isJudged: boolean;
  onPick: () => void;
  /** Which of several parts it is, where they are put in order. */
  part?: number;
  /** Its number or its mark. */
  children: ReactNode;
};

/** A text to pick in Telugu, with a speaker: its letters may not all have been taught yet. */
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
