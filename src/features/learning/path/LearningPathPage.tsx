import { useLocation } from 'react-router';
import { MODULES } from '../../../content/modules';
import { learningPath } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useStartAt } from '../../../state/session/useStartAt';
import { useSummary } from '../../../state/figures/useSummary';
import { ButtonLink } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { PageHead } from '../../../ui/layout/PageHead';
import { Spinner } from '../../../ui/messages/Spinner';
import { lockedLessonIn, WRITING } from '../addresses';
import { NextLesson } from './NextLesson';
import { NotYet } from './NotYet';
import { PlaceNotFound } from './PlaceNotFound';
import { Trail } from './Trail';

export default function LearningPathPage() {
  const t = useText(learning);
  const locked = lockedLessonIn(useLocation().state);
  const startAt = useStartAt();
  const { state, readAgain } = useSummary();
  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  if (state.kind === 'failed') return <PlaceNotFound onTryAgain={() => void readAgain()} />;

  const { partsDone } = state.value;
  const path = learningPath(MODULES, partsDone, startAt);
  return (
    <div className="@container grid max-w-5xl gap-7">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        <ButtonLink look="quiet" to={WRITING}>
          <Icon name="edit" className="size-5" />
          {t('toWriting')}
        </ButtonLink>
      </header>
      {locked && <NotYet lessonId={locked} path={path} />}
      <NextLesson path={path} partsDone={partsDone} />
      <Trail path={path} partsDone={partsDone} />
    </div>
  );
}
