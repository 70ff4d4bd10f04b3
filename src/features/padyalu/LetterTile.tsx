const TONES = [
  'bg-turmeric-tint text-turmeric-deep',
  'bg-indigo-tint text-indigo',
  'bg-leaf-tint text-leaf',
  'bg-vermilion-tint text-vermilion',
] as const;

/** A letter serves as the picture of a poem or a poet; `tone` may be any number. */
export const LetterTile = ({ letter, tone }: { readonly letter: string; readonly tone: number }) => (
  <span
    lang="te"
    aria-hidden="true"
    className={`grid size-16 flex-none place-items-center overflow-hidden rounded-tile font-display text-3xl ${TONES[tone % TONES.length]}`}
  >
    {letter}
  </span>
);
