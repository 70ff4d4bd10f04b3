import { type ReactNode, useRef } from 'react';
import type { AnyExercise } from '../../exercises/kinds';
import type { Aim } from '../../domain/practice/aim';
import type { RunTask } from '../../domain/practice/run';
import { sitting } from '../../i18n/runs';
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

/** What a sitting is made of, and what its questions are made again from. */
export type Made = {
  readonly tasks: readonly RunTask[];
  /** What comes at its end, where that takes longer to get: nobody waits for it. */
  readonly later?: () => Promise<readonly RunTask[]>;
  /** The same question once more, with other options. */
  readonly again: (exercise: AnyExercise) => AnyExercise;
};

type Props = {
  aim: Aim;
  title: string;
  make: () => Promise<Made>;
  /** Shown where there is nothing to practise. */
  empty: ReactNode;
};

/** Practice from its start to its end, whatever it is made of. */
export function RunPage({ aim, title, make, empty }: Props) {
  const t = useText(sitting);
  // After a reload the questions come again as they were.
  const again = useRef<Made['again']>((exercise) => exercise);
  const { practice, getting, startAnew, ...steps } = useRunPage(aim, async () => {
    const made = await make();
    again.current = made.again;
    return made;
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
          <RunEnd run={practice.run} saving={practice.saving} onSave={steps.saveAgain} onMore={startAnew} />
        )}
        {practice.kind === 'none' && getting === 'waiting' && <Spinner fullScreen label={t('loading')} />}
        {practice.kind === 'none' && getting === 'empty' && <RoomPage>{empty}</RoomPage>}
        {practice.kind === 'none' && getting === 'failed' && (
          <ErrorState
            headingLevel="h1"
            title={t('loadFailedTitle')}
            text={t('loadFailed')}
            action={
              <>
                <ButtonLink look="quiet" to={DASHBOARD}>
                  {t('toDashboard')}
                </ButtonLink>
                <Button onClick={startAnew}>{t('tryAgain')}</Button>
              </>
            }
          />
        )}
      </HearingArea>
    </div>
  );
}
