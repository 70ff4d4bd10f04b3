import { expect, it } from 'vitest';
import { lineStrength, lineStrengths } from './lineStrength';

const answers = {
  rightByItem: { 'line:uppu/1': 3, 'line:uppu/2': 3, 'line:uppu/3': 1, 'word:x': 9 },
  wrongByItem: { 'line:uppu/2': 2, 'line:uppu/4': 2 },
};

it('a line is strong after three right answers, if right at least twice as often as wrong', () => {
  expect([1, 2, 3, 4, 5].map((line) => lineStrength(answers, 'uppu', line))).toEqual([
    'strong',
    'learning',
    'learning',
    'new',
    'new',
  ]);
});

it('each line of a poem has its own strength', () => {
  expect(lineStrengths(answers, { id: 'uppu', teluguText: 'ఒకటి\n\nరెండు' })).toEqual(['strong', 'learning']);
});
