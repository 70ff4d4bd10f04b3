import { type ReactNode, useRef } from 'react';
import type { AnyExercise } from '../../exercises/kinds';
import type { Aim } from '../../domain/practice/aim';
import type { RunTask } from '../../domain/practice/run';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { HearingArea } from '../../practice/HearingArea';
import { RunView } from '../../practice/RunView';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { DASHBOARD } from './addresses';
import { RunEnd } from './RunEnd';
import { useRunPage } from './useRunPage';
import { RoomPage } from '../../practice/room/Room';

/** The tasks of a run, and a way to repeat them. */
export type RunPlan = {
  readonly tasks: readonly RunTask[];
  /** Tasks for the end of the run that take longer to load; nothing waits for them. */
  readonly later?: () => Promise<readonly RunTask[]>;
  /** Makes the same question again with other options. */
  readonly again: (exercise: AnyExercise) => AnyExercise;
};

type Props = {
  aim: Aim;
  title: string;
  make: () => Promise<RunPlan>;
  /** Shown if there is nothing to practice. */
  empty: ReactNode;
};

/** A run from start to end, for any aim. */
export function RunPage({ aim, title, make, empty }: Props) {
  const t = useText(runs);
  // After a reload the plan is gone, so repeated questions keep their options.
  const again = useRef<RunPlan['again']>((exercise) => exercise);
  const { practice, preparation, startNew, ...steps } = useRunPage(aim, async () => {
    const plan = await make();
    again.current = plan.again;
    return plan;
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={title} description={t('pageDescription')} />
      <HearingArea>
        {practice.kind === 'running' && (
          <RunView
            run={practice.run}
            steps={{ practice, ...steps }}
            name={title}
            leaving={{ to: DASHBOARD, label: t('toDashboard') }}
            again={(exercise) => again.current(exercise)}
          />
        )}
        {practice.kind === 'over' && (
          <RunEnd run={practice.run} saving={practice.saving} onSave={steps.saveAgain} onMore={startNew} />
        )}
        {practice.kind === 'none' && preparation === 'waiting' && <Spinner fullScreen label={t('loading')} />}
        {practice.kind === 'none' && preparation === 'empty' && <RoomPage>{empty}</RoomPage>}
        {practice.kind === 'none' && preparation === 'failed' && (
          <ErrorState
            headingLevel="h1"
            title={t('loadFailedTitle')}
            text={t('loadFailed')}
            action={
              <>
                <ButtonLink look="quiet" to={DASHBOARD}>
                  {t('toDashboard')}
                </ButtonLink>
                <Button onClick={startNew}>{t('tryAgain')}</Button>
              </>
            }
          />
        )}
      </HearingArea>
    </div>
  );
}
