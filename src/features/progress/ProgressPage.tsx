import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import type { Activity } from '../../domain/activity/activity';
import type { Figures } from '../../domain/progress/figures';
import { withConfusions } from '../../domain/progress/insights';
import { parentSentence } from '../../domain/progress/parentSentence';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { type KnownLetters, useLetterMemory } from '../../state/memory/useLetterMemory';
import { useFigures } from '../../state/figures/useFigures';
import { useNewest } from '../../state/figures/useNewest';
import { Below } from '../../ui/layout/Below';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { SampleGroup } from '../../ui/layout/SampleGroup';
import { Spinner } from '../../ui/messages/Spinner';
import { AksharaMap } from './AksharaMap';
import { ConceptBars } from './ConceptBars';
import { ForGrownUps } from './ForGrownUps';
import { Goals } from './Goals';
import { Insights } from './Insights';
import { LastSevenDays } from './LastSevenDays';
import { Stats } from './Stats';
import { StoriesPanel } from './StoriesPanel';

const COURSE = { modules: MODULES, concepts: CONCEPTS };

export default function ProgressPage() {
  const t = useText(progress);
  const { state, readAgain } = useFigures(COURSE);
  const newest = useNewest();
  const letters = useLetterMemory();
  const shown = state.kind === 'loaded' ? state.value.figures : null;

  return (
    <div className="@container grid max-w-6xl gap-6">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </header>
      {state.kind === 'loading' && <Spinner label={t('loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('loadFailedTitle')}
          text={t('loadFailed')}
          action={<Button onClick={() => void readAgain()}>{t('tryAgain')}</Button>}
        />
      )}
      {shown?.isSample === false && (
        <>
          <ForGrownUps sentence={parentSentence(shown.forParents, letters?.memory)} />
          <Below>
            <Panels figures={shown} newest={newest} letters={letters} />
            <StoriesPanel figures={shown.stories} />
          </Below>
        </>
      )}
      {shown?.isSample && (
        <SampleGroup label={t('sample')} title={t('sampleTitle')} text={t('sampleText')}>
          <Below>
            <Panels figures={shown} newest={[]} />
          </Below>
        </SampleGroup>
      )}
    </div>
  );
}

type PanelsProps = {
  figures: Pick<Figures, 'isSample' | 'progress'>;
  /** `null` while they are loading. */
  newest: readonly Activity[] | null;
  letters?: KnownLetters | null;
};

/** Insights take long to compute after years of activities, so they are computed here, after the page has appeared. */
function Panels({ figures: { isSample, progress: figures }, newest, letters = null }: PanelsProps) {
  const found = newest && figures.insightsFrom(newest);
  const insights = found && letters ? withConfusions(found, letters.pairs) : found;
  return (
    <>
      <Stats figures={figures} />
      <div className="grid gap-5 @3xl:grid-cols-[3fr_2fr]">
        <LastSevenDays days={figures.lastSevenDays} streakDays={figures.streakDays} />
        <Insights insights={insights} isSample={isSample} />
        <ConceptBars concepts={figures.concepts} />
        <Goals figures={figures} />
      </div>
      <div id="akshara-map">
        <AksharaMap letters={figures.letters} memory={letters?.memory} written={letters?.written} isSample={isSample} />
      </div>
    </>
  );
}
