import type { ReactNode } from 'react';
import { Icon } from '../../ui/pictures/Icon';

/** The native element works without JavaScript, and the browser's search finds its content. */
export const Disclosure = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <details id={id} className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-tile py-3 text-lg font-semibold">
      {title}
      <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);
