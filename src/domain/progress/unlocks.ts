import type { AchievementId } from './achievements';
import type { BeadId } from './beads';
import type { Figures } from './figures';

/** What a learner has reached so far, as far as it was celebrated. */
export type Reached = {
  readonly level: number;
  readonly achievements: readonly string[];
  readonly beads: readonly string[];
};

export const NOTHING_REACHED: Reached = { level: 1, achievements: [], beads: [] };

/** What is new since then; of several levels the highest. */
export type Unlocks = {
  readonly level: number | null;
  readonly achievements: readonly AchievementId[];
  readonly beads: readonly BeadId[];
};

export function newUnlocks(figures: Figures, celebratedBadges: Reached): Unlocks | null {
  if (figures.isSample) return null;
  const { level, achievements: standings } = figures.achievements;
  const achievements = standings
    .filter(({ id, unlocked }) => unlocked && !celebratedBadges.achievements.includes(id))
    .map(({ id }) => id);
  const beads = figures.beads
    .filter(({ id, isStrung }) => isStrung && !celebratedBadges.beads.includes(id))
    .map(({ id }) => id);
  const isHigher = level.level > celebratedBadges.level;
  if (!isHigher && achievements.length === 0 && beads.length === 0) return null;
  return { level: isHigher ? level.level : null, achievements, beads };
}

/** What counts as celebrated after that: nothing is celebrated twice, even if figures fall for a while. */
export const afterCelebrating = (celebratedBadges: Reached, { level, achievements, beads }: Unlocks): Reached => ({
  level: level ?? celebratedBadges.level,
  achievements: [...celebratedBadges.achievements, ...achievements],
  beads: [...celebratedBadges.beads, ...beads],
});
