import { afterEach, describe, expect, it } from 'vitest';
import { writeStored } from '../../browser/storage';
import { NOTHING_REACHED } from '../../domain/progress/unlocks';
import { celebratedBadges, forgetCelebratedBadges, saveCelebratedBadges } from './celebratedBadges';

afterEach(() => forgetCelebratedBadges('sita'));

describe('celebrated badges', () => {
  it('are stored per learner', () => {
    const reached = { level: 3, achievements: ['first-lesson'], beads: ['first-word'] };
    saveCelebratedBadges('sita', reached);
    expect(celebratedBadges('sita')).toEqual(reached);
    expect(celebratedBadges('ravi')).toEqual(NOTHING_REACHED);
  });

  it('from earlier versions are read without beads', () => {
    writeStored('celebratedBadges:sita', '{"level":2,"achievements":["quiz-champion"]}');
    expect(celebratedBadges('sita')).toEqual({ level: 2, achievements: ['quiz-champion'], beads: [] });
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
  ])('are empty when %j is stored', (stored) => {
    writeStored('celebratedBadges:sita', stored);
    expect(celebratedBadges('sita')).toEqual(NOTHING_REACHED);
  });
});
