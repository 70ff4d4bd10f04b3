import { type ReactNode, useId } from 'react';
import { Card } from './Card';

/** A card with a heading and, at the bottom, a link to more of the same. */
export const Panel = ({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid">
      <Card className="flex flex-col gap-4 p-5 md:p-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
        {more && <div className="mt-auto">{more}</div>}
      </Card>
    </section>
  );
};
