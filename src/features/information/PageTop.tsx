import type { ReactNode } from 'react';

export const PageTop = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="max-w-3xl pt-8 pb-10">
    <h1 className="text-4xl md:text-5xl">{title}</h1>
    {children && <p className="mt-3 text-lg text-muted">{children}</p>}
  </div>
);
