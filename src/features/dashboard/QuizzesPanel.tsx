import type { QuizCount } from '../../domain/progress/figures';
import { dashboard } from '../../i18n/dashboard';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { Panel } from '../../ui/layout/Panel';

export function QuizzesPanel({ quizzes: { completed, averagePercent } }: { quizzes: QuizCount }) {
  const t = useText(dashboard);
  const format = useFormat();
  const figures = [
    { name: t('quizzesCompleted'), value: format.number(completed) },
    { name: t('average'), value: format.percent(averagePercent / 100) },
  ];
  return (
    <Panel title={t('quizzesTitle')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {figures.map(({ name, value }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-muted">{name}</dt>
              <dd className="font-display text-2xl text-indigo tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink look="quiet" to="/dashboard/AIQuizzes">
          {t('playQuiz')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
