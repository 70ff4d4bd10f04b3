import { useId } from 'react';

/**
 * The app's one ornament: a muggu, a pattern of dots with a line looping around them, drawn in front of the door.
 * Lines use the text color and dots use turmeric. It fills its parent, behind the content.
 */
export function Muggu({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`pointer-events-none absolute inset-0 size-full print:hidden ${className}`} aria-hidden="true">
      <defs>
        <pattern id={id} width="44" height="44" patternUnits="userSpaceOnUse">
          <path
            d="M22 0C27 12 32 17 44 22C32 27 27 32 22 44C17 32 12 27 0 22C12 17 17 12 22 0M0 0C6 9 9 16 22 22M44 0C38 9 35 16 22 22M0 44C6 35 9 28 22 22M44 44C38 35 35 28 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
          <circle cx="22" cy="22" r="2.6" fill="var(--color-turmeric)" />
          <circle cx="0" cy="0" r="2.6" fill="var(--color-turmeric)" />
          <circle cx="44" cy="0" r="2.6" fill="var(--color-turmeric)" />
          <circle cx="0" cy="44" r="2.6" fill="var(--color-turmeric)" />
          <circle cx="44" cy="44" r="2.6" fill="var(--color-turmeric)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
