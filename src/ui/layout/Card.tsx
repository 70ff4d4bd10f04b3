import type { ComponentProps } from 'react';

/** For things a learner can open or do, not for every paragraph. */
export const Card = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div className={`rounded-card border border-line bg-card shadow-card ${className}`} {...props} />
);
