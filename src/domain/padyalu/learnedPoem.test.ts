import { expect, it } from 'vitest';
import { learnedPoemActivity, learnedPoemId } from './learnedPoem';

it('a learned poem has one record per learner and poem', () => {
  expect(learnedPoemId('sita', 'salt')).not.toBe(learnedPoemId('ravi', 'salt'));
  expect(learnedPoemId('sita', 'salt')).not.toBe(learnedPoemId('sita', 'neem'));
  expect(learnedPoemActivity('sita', 'salt', 5)).toMatchObject({ kind: 'poem-learned', secondsSpent: 0 });
});
