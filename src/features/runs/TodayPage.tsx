import type { Aim } from '../../domain/practice/aim';
import { sitting } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { AKSHARA_MAP, DASHBOARD } from './addresses';
import { LoadedLearner } from './LoadedLearner';
import { RunPage } from './RunPage';
import { todayTasks } from './todayTasks';

const AIM: Aim = { kind: 'today' };

/** One sitting that knows what to do: what is due, what is mixed up, the next piece of the path. */
export default function TodayPage() {
  const t = useText(sitting);
  const { documents } = usePorts();
  const empty = (
    <EmptyState
      letter="★"
      headingLevel="h1"
      title={t('allDoneTitle')}
      text={t('allDone')}
      action={
        <>
          <ButtonLink look="quiet" to={DASHBOARD}>
            {t('toDashboard')}
          </ButtonLink>
          <ButtonLink to={AKSHARA_MAP}>{t('chooseLetters')}</ButtonLink>
        </>
      }
    />
  );
  return (
    <LoadedLearner>
      {(known) => <RunPage aim={AIM} title={t('todayTitle')} make={() => todayTasks(documents, known)} empty={empty} />}
    </LoadedLearner>
  );
}
