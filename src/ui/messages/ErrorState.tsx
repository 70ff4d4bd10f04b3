import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

type Props = {
  title: string;
  text: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined;
};

/** Replaces content that could not be shown; a screen reader announces it. */
export const ErrorState = ({ title, text, action, headingLevel: Heading = 'h2' }: Props) => (
  <div role="alert" className="mx-auto flex max-w-120 flex-col items-center gap-3 px-4 py-8 text-center">
    <span className="mb-2 grid size-24 place-items-center rounded-full bg-vermilion-tint text-vermilion">
      <Icon name="warning" className="size-11" />
    </span>
    <Heading className="type-title">{title}</Heading>
    <p className="text-muted">{text}</p>
    {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);
