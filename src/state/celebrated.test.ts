import { afterEach, describe, expect, it } from 'vitest';
import { writeStored } from '../browser/storage';
import { NOTHING_REACHED } from '../domain/progress/unlocks';
import { celebrated, forgetCelebrated, keepCelebrated } from './celebrated';

afterEach(() => forgetCelebrated('sita'));

describe('what a learner was congratulated on', () => {
  it('is kept for each learner', () => {
    keepCelebrated('sita', { level: 3, achievements: ['first-lesson'] });
    expect(celebrated('sita')).toEqual({ level: 3, achievements: ['first-lesson'] });
    expect(celebrated('ravi')).toEqual(NOTHING_REACHED);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"level":"x","achievements":"y"}',
    '{"level":-1}',
    '{"achievements":[1,null]}',
  ])('is nothing where %j is stored', (stored) => {
    writeStored('celebrated:sita', stored);
    expect(celebrated('sita')).toEqual(NOTHING_REACHED);
  });
});
