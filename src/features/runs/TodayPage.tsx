import type { Aim } from '../../domain/practice/aim';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { AKSHARA_MAP, DASHBOARD } from './addresses';
import { LoadedLearner } from './LoadedLearner';
import { RunPage } from './RunPage';
import { todayTasks } from './todayTasks';

const AIM: Aim = { kind: 'today' };

/** Today's run: due items, confused letters and the next part of the path. */
export default function TodayPage() {
  const t = useText(runs);
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
