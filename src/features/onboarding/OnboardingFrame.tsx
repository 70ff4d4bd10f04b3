import type { ReactNode } from 'react';
import { Muggu } from '../../ui/Muggu';

/** A card in the middle of the page, with a muggu behind it. */
export const OnboardingFrame = ({ children }: { children: ReactNode }) => (
  <div className="page-width relative isolate grid flex-1 place-items-center py-6 md:py-12">
    <div className="absolute inset-0 -z-10 text-line mask-[radial-gradient(70%_60%_at_50%_100%,#000,transparent)]">
      <Muggu />
    </div>
    <div className="flex min-h-[30rem] w-full max-w-2xl flex-col rounded-[30px] border border-line bg-card p-6 shadow-card md:p-10">
      {children}
    </div>
  </div>
);
