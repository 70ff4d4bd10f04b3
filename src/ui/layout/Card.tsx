import type { ComponentProps } from 'react';

/** For a thing one can open or do, not for every sentence. */
export const Card = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div className={`rounded-card border border-line bg-card shadow-card ${className}`} {...props} />
);
