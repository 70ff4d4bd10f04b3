import type { ReactNode } from 'react';
import { Muggu } from '../pictures/Muggu';

type Props = {
  /** The Telugu letter used as the illustration. */
  letter: string;
  title: string;
  text: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined;
};

export const EmptyState = ({ letter, title, text, action, headingLevel: Heading = 'h2' }: Props) => (
  <div className="mx-auto flex max-w-120 flex-col items-center gap-3 px-4 py-8 text-center">
    <div
      className="relative mb-2 grid size-44 place-items-center overflow-hidden rounded-card bg-indigo-tint text-indigo"
      aria-hidden="true"
    >
      <Muggu className="opacity-45" />
      <span
        lang="te"
        className="font-display relative grid size-32 place-items-center rounded-full bg-indigo-tint text-[4.75rem]"
      >
        {letter}
      </span>
    </div>
    <Heading className="type-title">{title}</Heading>
    <p className="text-muted">{text}</p>
    {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);
