import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Bilingual } from '../../../domain/bilingual';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { shelfFrom } from '../addresses';

type Props = {
  readonly title: Bilingual;
  readonly page: number;
  readonly count: number;
  readonly children: ReactNode;
};

/** The way back to the shelf, the title, and the progress. */
export function ReadingTop({ title, page, count, children }: Props) {
  const t = useText(stories);
  const shelf = shelfFrom(useLocation().state);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-none flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-2 md:flex-nowrap">
      <Link
        to={shelf}
        aria-label={t('toShelf')}
        title={t('toShelf')}
        className="touch grid flex-none place-items-center rounded-full border-2 border-line bg-card text-muted hover:border-edge hover:text-ink"
      >
        <Icon name="close" className="size-5.5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 lang="te" className="truncate text-xl leading-normal!">
          {title.te}
        </h1>
        <div aria-hidden="true" className="flex gap-1">
          {Array.from({ length: count }, (_, at) => (
            <span
              key={at}
              className={`h-1.5 min-w-0 flex-1 rounded-full ${at <= page ? 'bg-turmeric ring-1 ring-turmeric-deep' : 'bg-indigo-tint ring-1 ring-edge/40'}`}
            />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
