import { type ReactNode, useId } from 'react';

export const GallerySection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="type-title border-b-2 border-line pb-2">
        {title}
      </h2>
      {children}
    </section>
  );
};
