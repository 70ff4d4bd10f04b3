import type { AchievementId } from './achievements';
import type { BeadId } from './beads';
import type { Figures } from './figures';

/** The level, achievements and beads that were already celebrated. */
export type Reached = {
  readonly level: number;
  readonly achievements: readonly string[];
  readonly beads: readonly string[];
};

export const NOTHING_REACHED: Reached = { level: 1, achievements: [], beads: [] };

/** What is new since then; if several levels are new, the highest. */
export type Unlocks = {
  readonly level: number | null;
  readonly achievements: readonly AchievementId[];
  readonly beads: readonly BeadId[];
};

export function newUnlocks(figures: Figures, celebrated: Reached): Unlocks | null {
  if (figures.isSample) return null;
  const { level, achievements: standings } = figures.achievements;
  const achievements = standings
    .filter(({ id, unlocked }) => unlocked && !celebrated.achievements.includes(id))
    .map(({ id }) => id);
  const beads = figures.beads
    .filter(({ id, isStrung }) => isStrung && !celebrated.beads.includes(id))
    .map(({ id }) => id);
  const isHigher = level.level > celebrated.level;
  if (!isHigher && achievements.length === 0 && beads.length === 0) return null;
  return { level: isHigher ? level.level : null, achievements, beads };
}

/** Nothing is celebrated twice, even if figures drop in between. */
export const afterCelebrating = (celebrated: Reached, { level, achievements, beads }: Unlocks): Reached => ({
  level: level ?? celebrated.level,
  achievements: [...celebrated.achievements, ...achievements],
  beads: [...celebrated.beads, ...beads],
});
