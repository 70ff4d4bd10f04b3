import type { ReactNode } from 'react';
import { Muggu } from '../../ui/pictures/Muggu';

/** Fills the screen, so that the button that continues never moves: the whole of a phone, or a card on a muggu. */
export const OnboardingFrame = ({ children }: { children: ReactNode }) => (
  <div className="page-width relative isolate flex min-h-0 flex-1 flex-col justify-center pb-3 md:py-6">
    <div className="absolute inset-0 -z-10 text-line mask-[radial-gradient(70%_60%_at_50%_100%,#000,transparent)] max-md:hidden">
      <Muggu />
    </div>
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col md:max-h-184 md:rounded-[30px] md:border md:border-line md:bg-card md:p-8 md:shadow-card">
      {children}
    </div>
  </div>
);
