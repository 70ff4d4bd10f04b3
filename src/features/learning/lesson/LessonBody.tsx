import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { Spinner } from '../../../ui/Spinner';
import { exercisesAddress } from '../addresses';
import { Contents } from './Contents';
import { LatinChoice } from './latin';
import { SectionView } from './SectionView';
import { useLoaded } from '../useLoaded';
import { loadShownLesson, type ShownLesson } from './loadShownLesson';
import { useArriveAtSection } from './useArriveAtSection';

type Props = { module: Module; lesson: Lesson };

/** What there is to read, hear and touch. */
export function LessonBody({ module, lesson }: Props) {
  const t = useText(learning);
  const { loading, loadAgain } = useLoaded(lesson.id, loadShownLesson);
  switch (loading.kind) {
    case 'loading':
      return <Spinner label={t('lessonLoading')} />;
    case 'failed':
      return (
        <ErrorState
          title={t('lessonFailedTitle')}
          text={t('lessonFailed')}
          action={<Button onClick={() => void loadAgain()}>{t('tryAgain')}</Button>}
        />
      );
    case 'loaded':
      return <Loaded module={module} lesson={lesson} shown={loading.value} />;
  }
}

function Loaded({ module, lesson, shown: { content, words } }: Props & { shown: ShownLesson }) {
  const t = useText(learning);
  useArriveAtSection();
  return (
    <LatinChoice>
      <Contents sections={content.sections} />
      {content.sections.map((section) => (
        <SectionView key={section.id} section={section} words={words} />
      ))}
      <footer className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-indigo-tint p-6">
        <p className="font-display text-xl">{t('readAll')}</p>
        <ButtonLink to={exercisesAddress(module, lesson)}>{t('toExercises')}</ButtonLink>
      </footer>
    </LatinChoice>
  );
}
