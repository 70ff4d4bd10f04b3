import { ACHIEVEMENT_TEXTS } from '../../content/achievements';
import type { AchievementStanding } from '../../domain/progress/achievements';
import { achievements } from '../../i18n/achievements';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/layout/Card';
import { Chip } from '../../ui/controls/Chip';
import { Medal } from '../../ui/progress/Medal';
import { ProgressBar } from '../../ui/progress/ProgressBar';

const CATEGORIES = {
  lessons: 'categoryLessons',
  letters: 'categoryLetters',
  words: 'categoryWords',
  quizzes: 'categoryQuizzes',
  practice: 'categoryPractice',
  grammar: 'categoryGrammar',
} as const;

export function AchievementCard({ achievement }: { achievement: AchievementStanding }) {
  const t = useText(achievements);
  const tProgress = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  const { id, category, xp, progress: reached, maxProgress, unlocked } = achievement;
  const { title, description, icon } = ACHIEVEMENT_TEXTS[id];
  return (
    <li className="grid">
      <Card className={`flex flex-col gap-4 p-5 ${unlocked ? 'border-turmeric' : ''}`}>
        <div className="flex items-start gap-4">
          <Medal picture={icon} unlocked={unlocked} size="large" />
          <div className="min-w-0">
            <h3 className="text-xl">{pick(title)}</h3>
            <p className="type-small text-muted">
              {t(CATEGORIES[category])} · {t('xp', { xp: format.number(xp) })}
            </p>
            <p className={`type-small font-semibold ${unlocked ? 'text-leaf' : 'text-muted'}`}>
              {t(unlocked ? 'unlocked' : 'stillLocked')}
            </p>
          </div>
        </div>
        <p>{pick(description)}</p>
        <div className="mt-auto flex items-center gap-4">
          <ProgressBar
            labelHidden
            label={t('progressOf', { name: pick(title) })}
            value={reached}
            max={maxProgress}
            valueText={tProgress('someOf', { some: reached, all: maxProgress })}
          />
          <Chip tone={unlocked ? 'leaf' : 'indigo'}>
            <span className="whitespace-nowrap tabular-nums">
              {tProgress('someOf', { some: format.number(reached), all: format.number(maxProgress) })}
            </span>
          </Chip>
        </div>
      </Card>
    </li>
  );
}
