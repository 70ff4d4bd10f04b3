import type { Tie } from '../../domain/padyalu/studio';

/** Each tie has its own color and shape, so that color is never the only mark. */
const TIES: Readonly<Record<Tie, { readonly cell: string; readonly shape: string; readonly d: string }>> = {
  yati: { cell: 'bg-turmeric-tint text-turmeric-deep', shape: 'text-turmeric-deep', d: 'M6 0l6 6-6 6-6-6z' },
  secondYati: { cell: 'bg-leaf-tint text-leaf', shape: 'text-leaf', d: 'M6 .5l6 11H0z' },
  prasa: {
    cell: 'bg-vermilion-tint text-vermilion',
    shape: 'text-vermilion',
    d: 'M6 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  },
};

export const tieLook = (tie: Tie): string => TIES[tie].cell;

export const TieMark = ({ tie }: { readonly tie: Tie }) => (
  <svg viewBox="0 0 12 12" className={`inline-block size-2.5 flex-none ${TIES[tie].shape}`} aria-hidden="true">
    <path d={TIES[tie].d} fill="currentColor" />
  </svg>
);
