import { dayOf } from '../../domain/progress/calendar';
import { nextDue } from '../../domain/runPlanning/due';
import { useFormat } from '../../i18n/format';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { DASHBOARD } from './addresses';
import type { Known } from './LoadedLearner';

/** Says when the next item is due, and offers something new until then. */
export function NothingDue({ known: { memory, today } }: { known: Known }) {
  const t = useText(runs);
  const format = useFormat();
  const next = nextDue(memory, today);
  const text =
    next === null || next <= today
      ? t('nothingDueToday')
      : next === today + 1
        ? t('nextDueTomorrow')
        : t('nextDueOn', { day: format.date(dayOf(next)) });
  return (
    <EmptyState
      letter="ళ"
      headingLevel="h1"
      title={t('nothingDueTitle')}
      text={text}
      action={
        <>
          <ButtonLink look="quiet" to={DASHBOARD}>
            {t('toDashboard')}
          </ButtonLink>
          <ButtonLink to="/dashboard/today">{t('learnNew')}</ButtonLink>
        </>
      }
    />
  );
}
