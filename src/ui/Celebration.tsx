import { useEffect } from 'react';
import { celebrate } from './celebrate';
import { IconButton } from './IconButton';
import { Muggu } from './Muggu';
import { playEffect } from './speech/effects';

const PARTICLES = 50;
const PICTURE = '🎉';

type Props = {
  title: string;
  /** What was reached, a line for each. */
  lines: readonly string[];
  closeLabel: string;
  onClose: () => void;
};

/** A word of praise with confetti and a few notes. Put it into a `role="status"` that was there before it. */
export const Celebration = ({ title, lines, closeLabel, onClose }: Props) => {
  useEffect(() => {
    void celebrate(PARTICLES, { unlessFalling: true });
    // A browser lets a page sound only after somebody has touched it, and complains about one that tries.
    if (navigator.userActivation?.hasBeenActive) playEffect('done');
  }, []);

  return (
    <div className="pointer-events-auto relative flex w-full max-w-md items-start gap-4 overflow-hidden rounded-card border-2 border-leaf bg-leaf-tint p-5 shadow-card">
      <Muggu className="text-leaf opacity-15" />
      <span aria-hidden="true" className="relative text-4xl leading-none!">
        {PICTURE}
      </span>
      <div className="relative min-w-0 flex-1">
        <p className="font-display text-2xl">{title}</p>
        {lines.map((line) => (
          <p key={line} className="text-lg">
            {line}
          </p>
        ))}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className="relative" />
    </div>
  );
};
