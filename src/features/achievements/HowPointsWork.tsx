import { RIGHT_TO_KNOW } from '../../domain/progress/knowledge';
import { LEVEL_STARTS, XP_PER_LATER_LEVEL } from '../../domain/progress/levels';
import { weeklyGoalOf } from '../../domain/progress/week';
import { achievements } from '../../i18n/achievements';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/useText';
import { useDailyMinutes } from '../../state/figures/useDailyMinutes';
import { Card } from '../../ui/layout/Card';
import { Icon } from '../../ui/pictures/Icon';
import { POINT_RULES } from './pointRules';

/** Shows the rules of docs/POINTS.md, from the same constants. */
export function HowPointsWork() {
  const t = useText(achievements);
  const format = useFormat();
  const dailyMinutes = useDailyMinutes();
  const starts = LEVEL_STARTS.slice(1).map(format.number).join(', ');
  return (
    <Card className="max-w-3xl">
      <details className="group">
        <summary className="touch flex list-none items-center justify-between gap-4 rounded-card px-6 py-4 text-lg font-semibold">
          {t('howPointsWork')}
          <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-6 pb-6">
          <table className="w-full border-collapse text-left">
            <thead>
              <tr className="border-b-2 border-line">
                <th scope="col" className="py-2 pr-4">
                  {t('whatYouDo')}
                </th>
                <th scope="col" className="py-2 text-right">
                  {t('pointsForIt')}
                </th>
              </tr>
            </thead>
            <tbody>
              {POINT_RULES.map(({ text, points }) => (
                <tr key={text} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {t(text)}
                  </th>
                  <td className="py-2 text-right font-semibold tabular-nums">{format.number(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="grid list-disc gap-2 pl-5">
            <li>{t('xpRule')}</li>
            <li>{t('levelRule', { starts, later: format.number(XP_PER_LATER_LEVEL) })}</li>
            <li>{t('knowRule', { right: RIGHT_TO_KNOW })}</li>
            <li>{t('streakRule')}</li>
            <li>{t('goalRule', { minutes: weeklyGoalOf(dailyMinutes) })}</li>
          </ul>
        </div>
      </details>
    </Card>
  );
}
