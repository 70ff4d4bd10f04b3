export const LetterMark = ({ letter, isCurrent = false }: { letter: string; isCurrent?: boolean }) => (
  <span
    lang="te"
    aria-hidden="true"
    className={`grid size-9 flex-none place-items-center rounded-tile font-display text-lg leading-none! ${isCurrent ? 'bg-turmeric text-on-turmeric' : 'bg-indigo-tint text-indigo'}`}
  >
    {letter}
  </span>
);
