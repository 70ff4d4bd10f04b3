import type { ReactNode } from 'react';
import { levelName } from '../../content/levels';
import type { AchievementsFigures } from '../../domain/progress/figures';
import { achievements as texts } from '../../i18n/achievements';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/layout/Card';
import { Muggu } from '../../ui/pictures/Muggu';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { StatCard } from '../../ui/layout/StatCard';

const Shown = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="relative">
    <h2 className="text-base font-semibold">{title}</h2>
    {children}
  </div>
);

export function LevelCards({ figures: { xp, level, achievements } }: { figures: AchievementsFigures }) {
  const t = useText(texts);
  const tProgress = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length;
  const some = { some: format.number(unlocked), all: format.number(achievements.length) };
  const toNext = t('xpToLevel', { xp: format.number(level.xpToNext), level: level.level + 1 });
  return (
    <div className="@container">
      <div className="grid gap-5 @2xl:grid-cols-2">
        <dl className="grid gap-3 @xl:grid-cols-2 @xl:gap-5 @2xl:col-span-2">
          <StatCard picture="⭐" tone="turmeric" value={t('xp', { xp: format.number(xp) })} label={t('totalXp')} />
          <StatCard picture="🏅" tone="leaf" value={tProgress('someOf', some)} label={t('unlockedCount')} />
        </dl>
        <div className="relative overflow-hidden rounded-card bg-cloth p-6 text-on-cloth shadow-card">
          <Muggu className="mask-l-from-30% opacity-30" />
          <Shown title={t('currentLevel')}>
            <p className="font-display mt-1 text-3xl">{t('levelNumber', { level: level.level })}</p>
            <p className="font-display text-xl">{pick(levelName(level.level))}</p>
          </Shown>
        </div>
        <Card className="p-6">
          <Shown title={t('nextMilestone')}>
            <p className="font-display mt-1 mb-3 text-2xl">{toNext}</p>
            <ProgressBar labelHidden tone="indigo" label={toNext} value={level.percentToNext} />
            <p className="mt-2 text-muted">{pick(levelName(level.level + 1))}</p>
          </Shown>
        </Card>
      </div>
    </div>
  );
}
