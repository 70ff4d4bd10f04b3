import { useEffect, useEffectEvent, useState } from 'react';
import { celebrate } from './celebrate';
import { IconButton } from '../controls/IconButton';
import { Muggu } from '../pictures/Muggu';
import { playEffect } from '../speech/effects';

const PARTICLES = 50;
const SHOWN_MS = 8000;
const PICTURE = '🎉';

type Props = {
  title: string;
  /** One line per achievement. */
  lines: readonly string[];
  closeLabel: string;
  onClose: () => void;
};

/** Disappears after a while, unless it has hover or focus. Render it inside a `role="status"` that already exists. */
export const Celebration = ({ title, lines, closeLabel, onClose }: Props) => {
  useEffect(() => {
    void celebrate(PARTICLES, { unlessFalling: true });
    // Browsers allow sound only after the learner has touched the page, and log a warning otherwise.
    if (navigator.userActivation?.hasBeenActive) playEffect('done');
  }, []);

  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stays = isHovered || isFocused;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto relative flex w-full max-w-md items-start gap-4 overflow-hidden rounded-card border-2 border-leaf bg-leaf-tint p-5 shadow-card motion-safe:animate-[appear_0.25s_ease-out]"
    >
      <Muggu className="text-leaf opacity-15" />
      <span aria-hidden="true" className="relative text-4xl leading-none!">
        {PICTURE}
      </span>
      <div className="relative min-w-0 flex-1">
        <p className="font-display text-2xl">{title}</p>
        {lines.map((line) => (
          <p key={line} className="mt-1.5 text-lg leading-snug! text-balance">
            {line}
          </p>
        ))}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className="relative" />
    </div>
  );
};
