import type { ReactNode } from 'react';
import { Muggu } from '../pictures/Muggu';

/** The card for the learner's next step, with a letter as its picture. */
export const GoldenCard = ({ letter, children }: { letter: string; children: ReactNode }) => (
  <div className="@container relative grid overflow-hidden rounded-card bg-turmeric text-on-turmeric shadow-card">
    <div aria-hidden="true" className="absolute inset-y-0 right-0 grid w-36 place-items-center @xl:w-72">
      <Muggu className="mask-l-from-40% opacity-25 [--color-turmeric:currentColor]" />
      <span
        lang="te"
        className="font-display relative text-[5rem] leading-none! opacity-90 @max-xl:self-end @max-xl:pb-4 @xl:text-[8.5rem]"
      >
        {letter}
      </span>
    </div>
    <div className="relative grid content-center gap-1.5 p-6 @max-xl:pb-20 @xl:p-7 @xl:pr-68">{children}</div>
  </div>
);
