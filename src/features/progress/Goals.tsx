import { levelName } from '../../content/levels';
import type { ProgressFigures } from '../../domain/progress/figures';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Panel } from '../../ui/layout/Panel';
import { ProgressBar } from '../../ui/progress/ProgressBar';

export function Goals({ figures }: { figures: ProgressFigures }) {
  const { level, weeklyGoalMinutes, weeklyGoalPercent, averageDailyMinutes } = figures;
  const t = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  const inWords = (percent: number) => format.percent(percent / 100);
  const facts = [
    { name: t('level'), value: pick(levelName(level.level)) },
    { name: t('averageDaily'), value: t('minutesADay', { count: averageDailyMinutes }) },
  ];
  return (
    <Panel title={t('goals')}>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{name}</dt>
            <dd className="font-display text-xl text-indigo">{value}</dd>
          </div>
        ))}
      </dl>
      <ProgressBar
        tone="indigo"
        label={t('nextLevel')}
        value={level.percentToNext}
        valueText={inWords(level.percentToNext)}
      />
      <div className="grid gap-1.5">
        <ProgressBar label={t('weeklyGoal')} value={weeklyGoalPercent} valueText={inWords(weeklyGoalPercent)} />
        <p className="type-small text-muted">{t('weeklyGoalHint', { minutes: weeklyGoalMinutes })}</p>
      </div>
    </Panel>
  );
}
