import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useFigures } from '../../state/useFigures';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { ErrorState } from '../../ui/ErrorState';
import { PageHead } from '../../ui/PageHead';
import { Spinner } from '../../ui/Spinner';
import { AksharaMap } from './AksharaMap';
import { ConceptBars } from './ConceptBars';
import { Goals } from './Goals';
import { Insights } from './Insights';
import { LastSevenDays } from './LastSevenDays';
import { Stats } from './Stats';

const COURSE = { modules: MODULES, concepts: CONCEPTS };
const WITH_NEWEST = { withNewest: true };

export default function ProgressPage() {
  const t = useText(progress);
  const { state, readAgain } = useFigures(COURSE, WITH_NEWEST);
  const shown = state.kind === 'loaded' ? state.value.figures : null;

  return (
    <div className="@container grid max-w-6xl gap-6">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        {shown?.isSample && <Chip>{t('sample')}</Chip>}
      </header>
      {state.kind === 'loading' && <Spinner label={t('loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('loadFailedTitle')}
          text={t('loadFailed')}
          action={<Button onClick={() => void readAgain()}>{t('tryAgain')}</Button>}
        />
      )}
      {shown && (
        <>
          <Stats figures={shown.progress} />
          <div className="grid gap-5 @3xl:grid-cols-[3fr_2fr]">
            <LastSevenDays days={shown.progress.lastSevenDays} streakDays={shown.progress.streakDays} />
            <Insights insights={shown.progress.insights} />
            <ConceptBars concepts={shown.progress.concepts} />
            <Goals figures={shown.progress} />
          </div>
          <AksharaMap letters={shown.progress.letters} />
        </>
      )}
    </div>
  );
}
