import { afterEach, describe, expect, it } from 'vitest';
import { writeStored } from '../../browser/storage';
import { NOTHING_REACHED } from '../../domain/progress/unlocks';
import { celebrated, forgetCelebrated, keepCelebrated } from './celebratedBadges';

afterEach(() => forgetCelebrated('sita'));

describe('what a learner was congratulated on', () => {
  it('is kept for each learner', () => {
    const reached = { level: 3, achievements: ['first-lesson'], beads: ['first-word'] };
    keepCelebrated('sita', reached);
    expect(celebrated('sita')).toEqual(reached);
    expect(celebrated('ravi')).toEqual(NOTHING_REACHED);
  });

  it('is understood as earlier versions kept it, without beads', () => {
    writeStored('celebrated:sita', '{"level":2,"achievements":["quiz-champion"]}');
    expect(celebrated('sita')).toEqual({ level: 2, achievements: ['quiz-champion'], beads: [] });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"level":"x","achievements":"y"}',
    '{"level":-1}',
    '{"achievements":[1,null],"beads":{"a":1}}',
  ])('is nothing where %j is stored', (stored) => {
    writeStored('celebrated:sita', stored);
    expect(celebrated('sita')).toEqual(NOTHING_REACHED);
  });
});
