/** Splits by grapheme: an emoji or a Telugu akshara has several code points. */
const initial = (name: string) => [...new Intl.Segmenter('te').segment(name.trim())][0]?.segment ?? '?';

type Props = { name: string; picture?: string | undefined };

/** Hidden from screen readers, because the name is always shown beside it. */
export const LearnerFace = ({ name, picture }: Props) => (
  <span
    aria-hidden="true"
    className={`grid size-12 flex-none place-items-center overflow-hidden rounded-full leading-none! ${
      picture ? 'bg-turmeric-tint text-3xl' : 'bg-turmeric font-display text-xl text-on-turmeric'
    }`}
  >
    {picture ?? initial(name)}
  </span>
);
