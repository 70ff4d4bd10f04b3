import type { Weight } from '../../domain/chandas/ganas';

const SIGNS = { guru: 'U', laghu: 'I' } as const;
const LOOKS = { guru: 'text-indigo', laghu: 'text-muted' } as const;

/** Telugu primers write U for guru and I for laghu above the letters. */
export const WeightMark = ({ weight }: { readonly weight: Weight }) => (
  <span lang="en" aria-hidden="true" className={`font-display text-base leading-none! ${LOOKS[weight]}`}>
    {SIGNS[weight]}
  </span>
);
