import type { Weight } from '../../domain/chandas/ganas';

const SIGNS = { guru: 'U', laghu: 'I' } as const;
const LOOKS = { guru: 'text-indigo', laghu: 'text-muted' } as const;

/** U and I, as a Telugu primer writes them over the letters. */
export const WeightMark = ({ weight }: { readonly weight: Weight }) => (
  <span lang="en" aria-hidden="true" className={`font-display text-base leading-none! ${LOOKS[weight]}`}>
    {SIGNS[weight]}
  </span>
);
