import type { LessonPage } from '../../../../domain/lesson/pages';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';

/** For a section with several pages: the letters on this page, or the page's number. */
export function PageNote({ page: { section, part, parts } }: { page: LessonPage }) {
  const t = useText(learning);
  if (parts === 1) return null;
  const letters = section.blocks.flatMap((block) =>
    block.kind === 'letters' ? block.letters.map(({ letter }) => letter) : [],
  );
  return letters.length > 0 ? (
    <span lang="te" className="font-display whitespace-nowrap text-muted">
      {letters.join(' ')}
    </span>
  ) : (
    <span className="whitespace-nowrap text-muted">{t('pagePart', { part, parts })}</span>
  );
}
