/** A lesson's letter serves as its picture. */
export const LetterTile = ({ letter }: { letter: string }) => (
  <span
    lang="te"
    aria-hidden="true"
    className="font-display grid size-12 flex-none place-items-center rounded-tile bg-turmeric text-2xl leading-none! text-on-turmeric"
  >
    {letter}
  </span>
);
