/** The XP at which each level starts; every further level takes `XP_PER_LATER_LEVEL`. */
export const LEVEL_STARTS = [0, 50, 500, 1200, 2500, 4500, 7000, 10_000] as const;
export const XP_PER_LATER_LEVEL = 4000;

export type LevelStanding = {
  /** From 1. */
  readonly level: number;
  readonly xpToNext: number;
  /** The percentage of the way from this level to the next. */
  readonly percentToNext: number;
};

function startOf(level: number): number {
  const start = LEVEL_STARTS[level - 1];
  if (start !== undefined) return start;
  const last = LEVEL_STARTS[LEVEL_STARTS.length - 1] ?? 0;
  return last + (level - LEVEL_STARTS.length) * XP_PER_LATER_LEVEL;
}

function levelAt(xp: number): number {
  const named = LEVEL_STARTS.filter((start) => start <= xp).length;
  if (named < LEVEL_STARTS.length) return Math.max(1, named);
  return named + Math.floor((xp - startOf(named)) / XP_PER_LATER_LEVEL);
}

export function levelOf(xp: number): LevelStanding {
  const level = levelAt(xp);
  const start = startOf(level);
  const next = startOf(level + 1);
  return { level, xpToNext: next - xp, percentToNext: Math.floor(((xp - start) / (next - start)) * 100) };
}
