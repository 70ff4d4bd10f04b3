import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../content/concepts';
import { MODULES } from '../../content/modules';
import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import { figuresFor } from './figuresFor';
import { afterCelebrating, newUnlocks, NOTHING_REACHED } from './unlocks';

const figures = (fields: Partial<LearnerSummary>) =>
  figuresFor({
    summary: { ...EMPTY_SUMMARY, ...fields },
    newest: [],
    modules: MODULES,
    concepts: CONCEPTS,
    today: '2026-11-15',
  });

describe('what is celebrated', () => {
  it('is nothing of the sample, and nothing where nothing was reached', () => {
    expect(newUnlocks(figures({}), NOTHING_REACHED)).toBeNull();
    expect(newUnlocks(figures({ activities: 1, points: 5 }), NOTHING_REACHED)).toBeNull();
  });

  it('is each achievement and each level, once', () => {
    const first = newUnlocks(figures({ activities: 9, points: 60, quizzesPassed: 5 }), NOTHING_REACHED);
    expect(first).toEqual({ level: 2, achievements: ['quiz-champion'] });
    const celebrated = afterCelebrating(NOTHING_REACHED, first ?? { level: null, achievements: [] });
    expect(newUnlocks(figures({ activities: 9, points: 60, quizzesPassed: 5 }), celebrated)).toBeNull();
    expect(newUnlocks(figures({ activities: 1, points: 0 }), celebrated)).toBeNull();
    expect(newUnlocks(figures({ activities: 9, points: 1000, quizzesPassed: 5 }), celebrated)).toEqual({
      level: 4,
      achievements: [],
    });
  });
});
