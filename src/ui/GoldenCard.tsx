import type { ReactNode } from 'react';
import { Muggu } from './Muggu';

/** The card of what is next: its letter is the picture. */
export const GoldenCard = ({ letter, children }: { letter: string; children: ReactNode }) => (
  <div className="relative grid overflow-hidden rounded-card bg-turmeric text-on-turmeric shadow-card">
    <div aria-hidden="true" className="absolute inset-y-0 right-0 grid w-36 place-items-center sm:w-72">
      <Muggu className="mask-l-from-40% opacity-25 [--color-turmeric:currentColor]" />
      <span
        lang="te"
        className="font-display relative text-[5rem] leading-none! opacity-90 max-sm:self-end max-sm:pb-4 sm:text-[8.5rem]"
      >
        {letter}
      </span>
    </div>
    <div className="relative grid content-center gap-1.5 p-6 pr-24 sm:pr-68 md:p-7 md:pr-68">{children}</div>
  </div>
);
