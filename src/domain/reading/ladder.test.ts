import { expect, test } from 'vitest';
import { firstUntaught, stepOfAkshara } from './ladder';

test.for([
  ['అ', 1],
  ['ల', 1],
  ['క్ష', 1],
  ['మా', 2],
  ['కో', 2],
  ['కి', 3],
  ['కై', 3],
  ['క్షి', 3],
  ['అం', 4],
  ['రం', 4],
  ['దుః', 4],
  ['రన్', 4],
  ['కాయ్', 4],
  ['మ్మ', 5],
  ['క్కా', 5],
  ['ద్ధ', 6],
  ['ప్ర', 6],
  ['క్ష్మి', 6],
  ['స్త్రీ', 7],
  ['ష్ట్రం', 7],
] as const)('%s can be read from step %s on', ([akshara, step]) => {
  expect(stepOfAkshara(akshara)).toBe(step);
});

test('the first akshara that is not taught yet is found', () => {
  expect(firstUntaught('అల వల పడవ', 1)).toBeUndefined();
  expect(firstUntaught('అమ్మ మాట', 1)).toBe('మ్మ');
  expect(firstUntaught('అమ్మ మాట', 4)).toBe('మ్మ');
  expect(firstUntaught('అమ్మ మాట', 5)).toBeUndefined();
});
