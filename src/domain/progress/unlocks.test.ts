import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import { figuresFor } from './figuresFor';
import { afterCelebrating, newUnlocks, NOTHING_REACHED } from './unlocks';

const figures = (fields: Partial<LearnerSummary>) =>
  figuresFor({
    summary: { ...EMPTY_SUMMARY, ...fields },
    modules: MODULES,
    concepts: CONCEPTS,
    today: '2026-11-15',
  });

describe('new unlocks', () => {
  it('do not exist for the sample, or if nothing was reached', () => {
    expect(newUnlocks(figures({}), NOTHING_REACHED)).toBeNull();
    expect(newUnlocks(figures({ activities: 1, points: 5 }), NOTHING_REACHED)).toBeNull();
  });

  it('include each achievement and level once', () => {
    const first = newUnlocks(figures({ activities: 9, points: 60, quizzesPassed: 5 }), NOTHING_REACHED);
    expect(first).toEqual({ level: 2, achievements: ['quiz-champion'], beads: [] });
    const celebrated = afterCelebrating(NOTHING_REACHED, first ?? { level: null, achievements: [], beads: [] });
    expect(newUnlocks(figures({ activities: 9, points: 60, quizzesPassed: 5 }), celebrated)).toBeNull();
    expect(newUnlocks(figures({ activities: 1, points: 0 }), celebrated)).toBeNull();
    expect(newUnlocks(figures({ activities: 9, points: 1000, quizzesPassed: 5 }), celebrated)).toEqual({
      level: 4,
      achievements: [],
      beads: [],
    });
  });

  it('include each bead once, even if figures drop in between', () => {
    const family = ['క', 'ఖ', 'గ', 'ఘ', 'ఙ'].map((letter) => [`letter:${letter}`, 2]);
    const known = { activities: 2, rightByItem: Object.fromEntries([...family, ['word:animals_cow', 1]]) };
    const first = newUnlocks(figures(known), NOTHING_REACHED);
    expect(first).toEqual({ level: null, achievements: [], beads: ['first-word', 'first-family'] });
    const celebrated = afterCelebrating(NOTHING_REACHED, first ?? { level: null, achievements: [], beads: [] });
    expect(newUnlocks(figures({ ...known, wrongByItem: { 'letter:క': 9 } }), celebrated)).toBeNull();
    expect(newUnlocks(figures(known), celebrated)).toBeNull();
    expect(newUnlocks(figures({ ...known, poemsLearned: 1 }), celebrated)?.beads).toEqual(['first-poem']);
  });
});
