import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../domain/progress/achievements';
import { BEADS } from '../domain/progress/beads';
import { unlockLines } from './unlockLines';

const everyBead = BEADS.map(({ id }) => id);
const everyAchievement = ACHIEVEMENTS.map(({ id }) => id);

describe('the lines of a celebration', () => {
  it('name each unlock, the level first', () => {
    const lines = unlockLines({ level: 2, achievements: ['first-lesson'], beads: ['first-word', 'three-days'] });
    expect(lines.map(({ en }) => en)).toEqual([
      'You reached level 2: Beginner Explorer',
      'A new bead on your string: First word',
      'A new bead on your string: Three days',
      'New achievement: First Lesson',
    ]);
  });

  it('are at most four, and the last says how many more there are', () => {
    const lines = unlockLines({ level: 7, achievements: everyAchievement, beads: everyBead });
    expect(lines).toHaveLength(4);
    expect(lines[0]?.en).toContain('level 7');
    expect(lines.at(-1)).toEqual({ en: 'And 8 more', te: 'ఇంకా 8 సాధించావు' });
  });

  it('say “more” only for two or more, because a single one can be named', () => {
    const five = unlockLines({ level: null, achievements: ['first-lesson'], beads: everyBead });
    expect(five.at(-1)?.en).toBe('And 2 more');
    const four = unlockLines({ level: null, achievements: [], beads: everyBead });
    expect(four.at(-1)?.en).toContain('A new bead');
  });
});
