import { Link } from 'react-router';
import type { Item } from '../../../../domain/lesson/lessonContent';
import type { LessonPage } from '../../../../domain/lesson/pages';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useText } from '../../../../i18n/useText';
import { useTitles } from '../../../../i18n/useTitles';
import { Icon } from '../../../../ui/pictures/Icon';
import { PageHead } from '../../../../ui/layout/PageHead';
import { ProgressBar } from '../../../../ui/progress/ProgressBar';
import { lessonAddress } from '../../addresses';
import { LatinSwitch } from '../latin';
import type { OpenLesson } from '../LessonGate';
import { SectionView } from '../SectionView';
import { PageNote } from './PageNote';
import { PageSteps } from './PageSteps';
import { TryPage } from './TryPage';

type Props = {
  open: OpenLesson;
  pages: readonly LessonPage[];
  /** The index of the page, from 0. */
  at: number;
  words: ReadonlyMap<string, Item>;
};

/** One page: its position in the book, its content, two questions about it, and the next step. */
export function BookLeaf({ open, pages, at, words }: Props) {
  const t = useText(learning);
  const pick = useBilingual();
  const { titleOf, descriptionOf } = useTitles();
  const { module, lesson } = open;
  const page = pages[at];
  if (!page) return null;
  const place = t('pageOf', { page: at + 1, pages: pages.length });
  return (
    <article className="@container grid max-w-5xl grid-cols-1 gap-5">
      <PageHead
        title={t('pageTitleOf', { title: pick(page.section.title), lesson: titleOf(lesson) })}
        description={descriptionOf(lesson)}
      />
      <header className="grid grid-cols-1 gap-1">
        <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden md:-mt-4">
          <Link
            to={lessonAddress(module, lesson)}
            className="touch -ml-2 inline-flex items-center gap-2 rounded-full px-2 font-semibold text-indigo"
          >
            <Icon name="arrowLeft" className="size-5" />
            {titleOf(lesson)}
          </Link>
          <LatinSwitch />
        </div>
        <ProgressBar label={place} value={at + 1} max={pages.length} tone="indigo" />
      </header>
      <SectionView section={page.section} words={words} headingLevel="h1" note={<PageNote page={page} />} />
      <TryPage open={open} page={at + 1} />
      <PageSteps open={open} pages={pages} at={at} />
    </article>
  );
}
