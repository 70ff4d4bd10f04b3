import { type ReactNode, useId } from 'react';
import { Chip } from '../controls/Chip';

type Props = {
  /** Tells a screen reader that this is a sample, and how it ends. */
  label: string;
  title: string;
  text: string;
  children: ReactNode;
};

// Sample cards are transparent with dashed borders, to look unfinished.
const SAMPLE_LOOK =
  '[&_.bg-card]:bg-transparent [&_.shadow-card]:shadow-none [&_.border-line]:border-dashed [&_.border-line]:border-edge';

/** Shows an example of future content that learners must not mistake for their own. */
export const SampleGroup = ({ label, title, text, children }: Props) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-5 rounded-card border-2 border-dashed border-edge p-4 md:p-6 ${SAMPLE_LOOK}`}
    >
      <div className="grid justify-items-start gap-1.5">
        <Chip>{label}</Chip>
        <h2 id={id} className="mt-1 text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
};
