import { readStored, removeStored, writeStored } from '../../browser/storage';
import { NOTHING_REACHED, type Reached } from '../../domain/progress/unlocks';

const keyOf = (userId: string) => `celebratedBadges:${userId}` as const;

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];

function readReached(stored: unknown): Reached {
  if (typeof stored !== 'object' || stored === null) return NOTHING_REACHED;
  const level = 'level' in stored ? stored.level : undefined;
  const achievements = 'achievements' in stored ? stored.achievements : undefined;
  // Earlier versions had no beads.
  const beads = 'beads' in stored ? stored.beads : undefined;
  return {
    level: typeof level === 'number' && level >= 1 ? level : NOTHING_REACHED.level,
    achievements: idsIn(achievements),
    beads: idsIn(beads),
  };
}

/** The badges already celebrated with this learner on this device. */
export function celebratedBadges(userId: string): Reached {
  try {
    return readReached(JSON.parse(readStored(keyOf(userId)) ?? 'null'));
  } catch {
    return NOTHING_REACHED;
  }
}

export const saveCelebratedBadges = (userId: string, reached: Reached): void =>
  writeStored(keyOf(userId), JSON.stringify(reached));

export const forgetCelebratedBadges = (userId: string): void => removeStored(keyOf(userId));
