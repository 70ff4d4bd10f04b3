import { ACHIEVEMENT_TEXTS } from '../../content/achievements';
import type { AchievementStanding } from '../../domain/progress/achievements';
import { dashboard } from '../../i18n/dashboard';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Medal } from '../../ui/progress/Medal';
import { TextLink } from '../../ui/controls/TextLink';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Panel } from '../../ui/layout/Panel';

export function AchievementsPanel({ achievements }: { achievements: readonly AchievementStanding[] }) {
  const t = useText(dashboard);
  const pick = useBilingual();
  return (
    <Panel title={t('achievements')} more={<TextLink to="/dashboard/achievements">{t('allAchievements')}</TextLink>}>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6">
        {achievements.map(({ id, unlocked }) => (
          <li key={id} className="grid content-start justify-items-center gap-2 text-center">
            <Medal picture={ACHIEVEMENT_TEXTS[id].icon} unlocked={unlocked} />
            <span className="type-small font-semibold leading-snug">{pick(ACHIEVEMENT_TEXTS[id].title)}</span>
            <VisuallyHidden>{t(unlocked ? 'unlocked' : 'stillLocked')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
