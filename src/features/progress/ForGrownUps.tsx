import type { ParentSentence } from '../../domain/progress/parentSentence';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../state/session/session';
import { Notice } from '../../ui/messages/Notice';

/** Summarizes the week for a parent. */
export function ForGrownUps({ sentence }: { sentence: ParentSentence }) {
  const t = useText(progress);
  const { name } = useLearner();
  const { days, minutes, known, letters, fading } = sentence;
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
