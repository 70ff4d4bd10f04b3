import type { ReactNode } from 'react';

/** The question's area; it gets all the space above the choices. */
export const Ask = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div data-ask className={`[container-type:size] min-h-0 min-w-0 ${className}`}>
    {children}
  </div>
);

/** The question is above, its answers are below. */
export const ASKED_ABOVE =
  'grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-[clamp(0.375rem,2.5cqh,1.5rem)]';
