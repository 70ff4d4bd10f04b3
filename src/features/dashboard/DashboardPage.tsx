import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import { dashboard } from '../../i18n/dashboard';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../state/session/session';
import { useFigures } from '../../state/figures/useFigures';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { DashboardPanels } from './DashboardPanels';

const COURSE = { modules: MODULES, concepts: CONCEPTS };

export default function DashboardPage() {
  const t = useText(dashboard);
  const tProgress = useText(progress);
  const { name } = useLearner();
  const { state, readAgain } = useFigures(COURSE);
  const isNew = state.kind === 'loaded' && state.value.figures.isSample;

  return (
    <div className="@container grid max-w-6xl gap-5 md:gap-6">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <p lang="te" className="text-lg leading-snug! text-muted">
          {t('greeting')}
        </p>
        <h1 className="typed text-3xl md:text-4xl">
          {/* The greeting depends on the figures: they tell whether the learner is new. */}
          {state.kind === 'loading' ? name : t(isNew ? 'welcomeFirst' : 'welcome', { name })}
        </h1>
      </header>
      {state.kind === 'loading' && <Spinner label={tProgress('loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={tProgress('loadFailedTitle')}
          text={tProgress('loadFailed')}
          action={<Button onClick={() => void readAgain()}>{tProgress('tryAgain')}</Button>}
        />
      )}
      {state.kind === 'loaded' && <DashboardPanels {...state.value} />}
    </div>
  );
}
