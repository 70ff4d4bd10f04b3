import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import type { AchievementsFigures } from '../../domain/progress/figures';
import { achievements } from '../../i18n/achievements';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useFigures } from '../../state/figures/useFigures';
import { Below } from '../../ui/layout/Below';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { SampleGroup } from '../../ui/layout/SampleGroup';
import { Spinner } from '../../ui/messages/Spinner';
import { AchievementCard } from './AchievementCard';
import { Beads } from './Beads';
import { HowPointsWork } from './HowPointsWork';
import { Leaderboard } from './Leaderboard';
import { LevelCards } from './LevelCards';

const COURSE = { modules: MODULES, concepts: CONCEPTS };

/** The navigation calls this page Leaderboards. */
export default function AchievementsPage() {
  const t = useText(achievements);
  const tProgress = useText(progress);
  const { state, readAgain } = useFigures(COURSE);

  return (
    <div className="@container grid max-w-6xl gap-7">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </header>
      {state.kind === 'loading' && <Spinner label={tProgress('loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={tProgress('loadFailedTitle')}
          text={tProgress('loadFailed')}
          action={<Button onClick={() => void readAgain()}>{tProgress('tryAgain')}</Button>}
        />
      )}
      {state.kind === 'loaded' && (
        <>
          <Beads beads={state.value.figures.beads} />
          <Below>
            {state.value.figures.isSample ? (
              <SampleGroup label={tProgress('sample')} title={tProgress('sampleTitle')} text={tProgress('sampleText')}>
                <Reached figures={state.value.figures.achievements} />
              </SampleGroup>
            ) : (
              <Reached figures={state.value.figures.achievements} />
            )}
            <Leaderboard
              summary={state.value.summary}
              today={state.value.today}
              isSample={state.value.figures.isSample}
            />
          </Below>
        </>
      )}
      <Below>
        <HowPointsWork />
      </Below>
    </div>
  );
}

function Reached({ figures }: { figures: AchievementsFigures }) {
  const t = useText(achievements);
  return (
    <>
      <LevelCards figures={figures} />
      <Below>
        <section aria-labelledby="achievements" className="@container grid gap-4">
          <h2 id="achievements" className="text-2xl">
            {t('achievements')}
          </h2>
          <ul className="grid gap-5 @xl:grid-cols-2 @4xl:grid-cols-3">
            {figures.achievements.map((achievement) => (
              <AchievementCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </section>
      </Below>
    </>
  );
}
