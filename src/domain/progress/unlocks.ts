import type { AchievementId } from './achievements';
import type { Figures } from './figures';

/** What a learner has reached so far, as far as it was celebrated. */
export type Reached = { readonly level: number; readonly achievements: readonly string[] };

export const NOTHING_REACHED: Reached = { level: 1, achievements: [] };

/** What is new since then; of several levels the highest. */
export type Unlocks = { readonly level: number | null; readonly achievements: readonly AchievementId[] };

const unlockedIn = ({ achievements: { achievements } }: Figures): AchievementId[] =>
  achievements.filter(({ unlocked }) => unlocked).map(({ id }) => id);

export function newUnlocks(figures: Figures, celebrated: Reached): Unlocks | null {
  if (figures.isSample) return null;
  const { level } = figures.achievements.level;
  const achievements = unlockedIn(figures).filter((id) => !celebrated.achievements.includes(id));
  const isHigher = level > celebrated.level;
  return isHigher || achievements.length > 0 ? { level: isHigher ? level : null, achievements } : null;
}

/** What counts as celebrated after that: nothing is celebrated twice, even if figures fall for a while. */
export const afterCelebrating = (celebrated: Reached, { level, achievements }: Unlocks): Reached => ({
  level: level ?? celebrated.level,
  achievements: [...celebrated.achievements, ...achievements],
});
