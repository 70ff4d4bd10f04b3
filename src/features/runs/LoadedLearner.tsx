import type { ReactNode } from 'react';
import type { UserPreferences } from '../../domain/learner/preferences';
import type { LearnerSummary } from '../../domain/learner/summary';
import { dayNumber } from '../../domain/progress/calendar';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import type { LearnersMemory } from '../../state/memory/learnersMemory';
import { useToday } from '../../state/figures/useToday';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { Spinner } from '../../ui/messages/Spinner';
import { DASHBOARD } from './addresses';

export type Known = {
  readonly memory: LearnersMemory;
  readonly summary: LearnerSummary;
  readonly profile: UserPreferences;
  /** The number of the learner's own calendar day. */
  readonly today: number;
};

/** Waits for the data from which a run is planned. */
export function LoadedLearner({ children }: { children: (known: Known) => ReactNode }) {
  const t = useText(runs);
  const data = useLearnerData();
  const memory = useShared(data.memory);
  const summary = useShared(data.summary);
  const profile = useShared(data.profile);
  const today = dayNumber(useToday()) ?? 0;
  if (memory.kind === 'loaded' && summary.kind === 'loaded' && profile.kind === 'loaded') {
    return children({ memory: memory.value, summary: summary.value, profile: profile.value, today });
  }
  if ([memory, summary, profile].some(({ kind }) => kind === 'failed')) {
    return (
      <ErrorState
        headingLevel="h1"
        title={t('loadFailedTitle')}
        text={t('loadFailed')}
        action={
          <>
            <ButtonLink look="quiet" to={DASHBOARD}>
              {t('toDashboard')}
            </ButtonLink>
            <Button onClick={() => void data.refresh()}>{t('tryAgain')}</Button>
          </>
        }
      />
    );
  }
  return <Spinner fullScreen label={t('loading')} />;
}
