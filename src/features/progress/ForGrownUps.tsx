import type { ParentSentence } from '../../domain/progress/parentSentence';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../state/session';
import { Notice } from '../../ui/Notice';

/** The week in words that a parent understands. */
export function ForGrownUps({ told }: { told: ParentSentence }) {
  const t = useText(progress);
  const { name } = useLearner();
  const { days, minutes, known, letters, fading } = told;
  const week = { name, days: t('parentDays', { count: days }), minutes: t('minutesADay', { count: minutes }) };
  const sentences = [
    days === 0 ? t('parentNoWeek', { name }) : t('parentWeek', week),
    t('parentLetters', { name, known, letters }),
    ...(fading ? [t('parentFading', { count: fading })] : []),
  ];
  return (
    <Notice title={t('parentTitle')}>
      <p className="text-lg">{sentences.join(' ')}</p>
    </Notice>
  );
}
