import { useId } from 'react';
import type { ShelfText } from '../../../domain/reading/shelf';
import { textKey } from '../../../domain/reading/textKey';
import { BookCard } from './BookCard';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly texts: readonly ShelfText[];
  readonly read: readonly string[];
  readonly isAhead?: boolean;
};

/** One row of the shelf; an empty row is not rendered. */
export function ShelfRow({ title, lead, texts, read, isAhead = false }: Props) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      <ul className="grid gap-3 @md:grid-cols-2 @3xl:grid-cols-3 @3xl:gap-5 @5xl:grid-cols-4">
        {texts.map((text) => (
          <li key={textKey(text)}>
            <BookCard text={text} isRead={read.includes(textKey(text))} isAhead={isAhead} />
          </li>
        ))}
      </ul>
    </section>
  );
}
