import { Link } from 'react-router';
import type { Item, LessonContent } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useTitles } from '../../../../i18n/useTitles';
import { Button, ButtonLink } from '../../../../ui/controls/Button';
import { Icon } from '../../../../ui/pictures/Icon';
import { PageHead } from '../../../../ui/layout/PageHead';
import { exercisesAddress, lessonAddress, pagesAddress } from '../../addresses';
import { LatinSwitch } from '../latin';
import type { OpenLesson } from '../LessonGate';
import { SectionView } from '../SectionView';
import { SectionLinks } from './SectionLinks';
import { setOnePageReading } from './reading';
import { useArriveAtSection } from './useArriveAtSection';

type Props = { open: OpenLesson; content: LessonContent; words: ReadonlyMap<string, Item> };

/** The whole lesson on one page, for looking something up and for printing. */
export function WholeLesson({ open: { module, lesson }, content, words }: Props) {
  const t = useText(learning);
  const { titleOf, otherOf, otherLanguage, descriptionOf } = useTitles();
  useArriveAtSection();
  return (
    <article className="@container grid max-w-5xl grid-cols-1 gap-6">
      <PageHead title={t('lessonTitle', { title: titleOf(lesson) })} description={descriptionOf(lesson)} />
      <header className="grid grid-cols-1 gap-3">
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
        <h1 className="text-3xl md:text-4xl">
          {titleOf(lesson)}{' '}
          <span lang={otherLanguage} className="text-2xl whitespace-nowrap text-muted">
            {otherOf(lesson)}
          </span>
        </h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink look="quiet" to={pagesAddress(module, lesson)} onClick={() => setOnePageReading(false)}>
            <Icon name="book" className="size-5" />
            {t('pageByPage')}
          </ButtonLink>
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="print" className="size-5" />
            {t('printThis')}
          </Button>
        </div>
        <SectionLinks sections={content.sections} />
      </header>
      {content.sections.map((section) => (
        <SectionView key={section.id} section={section} words={words} headingLevel="h2" />
      ))}
      <footer className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-indigo-tint p-6 print:hidden">
        <p className="font-display text-xl">{t('readAll')}</p>
        <ButtonLink to={exercisesAddress(module, lesson)}>{t('toExercises')}</ButtonLink>
      </footer>
    </article>
  );
}
