import type { LessonPage } from '../../../../domain/lesson/pages';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';

/** Beside the title of a section that has several pages: the letters that are on this one, or which of them it is. */
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
