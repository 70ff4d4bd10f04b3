import type { DashboardFigures } from '../../domain/progress/figures';
import { dashboard } from '../../i18n/dashboard';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useDuration } from '../../i18n/useDuration';
import { useText } from '../../i18n/useText';
import { StatCard } from '../../ui/layout/StatCard';

export function Stats({ figures: { points, lessons, minutes } }: { figures: DashboardFigures }) {
  const t = useText(dashboard);
  const tProgress = useText(progress);
  const format = useFormat();
  const duration = useDuration();
  const some = { some: format.number(lessons.completed), all: format.number(lessons.total) };
  return (
    // Next to a wide sidebar, a tablet has no room for three columns.
    <div className="@container">
      <dl className="grid gap-3 @xl:grid-cols-3 @xl:gap-5">
        <StatCard picture="🪔" tone="turmeric" value={format.number(points)} label={t('points')} />
        <StatCard picture="📖" tone="leaf" value={tProgress('someOf', some)} label={t('lessons')} />
        <StatCard picture="⏳" tone="vermilion" value={duration(minutes)} label={t('hours')} />
      </dl>
    </div>
  );
}
