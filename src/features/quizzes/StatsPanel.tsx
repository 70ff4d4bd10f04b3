import { DIFFICULTIES } from '../../domain/quiz/difficulty';
import { hardestOpen } from '../../domain/quiz/locks';
import { useFormat } from '../../i18n/format';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { addressOf } from './addresses';
import type { Levels } from './useLevels';

const MASTERY_NAMES = {
  beginner: 'masteryBeginner',
  explorer: 'masteryExplorer',
  skilled: 'masterySkilled',
  master: 'masteryMaster',
} as const;

/** The learner's figures, and a link to a quiz of the hardest open level. */
export function StatsPanel({ levels: { stats, remaining } }: { levels: Levels }) {
  const t = useText(quizzes);
  const format = useFormat();
  const { analytics } = usePorts();
  const difficulty = hardestOpen(remaining);
  const completed = DIFFICULTIES.reduce((sum, level) => sum + stats.completed[level], 0);
  const figures = [
    { name: t('totalScore'), value: format.number(stats.points) },
    { name: t('quizzesCompleted'), value: format.number(completed) },
    { name: t('mastery'), value: t(stats.mastery ? MASTERY_NAMES[stats.mastery] : 'masteryUnknown') },
  ];

  return (
    <Card className="p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{t('statsTitle')}</h2>
        <ButtonLink
          look="quiet"
          to={addressOf(difficulty)}
          onClick={() => analytics.record({ name: 'select_quiz', parameters: { difficulty, is_locked: false } })}
        >
          {t('generateNew')}
        </ButtonLink>
      </div>
      <dl className="mt-5 grid gap-5 @xl:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{name}</dt>
            <dd className="font-display text-3xl text-indigo tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
