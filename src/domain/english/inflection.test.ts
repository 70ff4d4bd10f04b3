import { expect, it } from 'vitest';
import { irregularBases, nounPlural, verbForms } from './inflection';

it.each([
  ['made', 'make'],
  ['found', 'find'],
  ['lost', 'lose'],
  ['eaten', 'eat'],
  ['mice', 'mouse'],
  ['children', 'child'],
])('%s is a form of %s', (form, base) => {
  expect(irregularBases(form)).toEqual([base]);
});

it('a regular form has no irregular base', () => {
  expect(irregularBases('walked')).toEqual([]);
});

it.each([
  ['make', 'made'],
  ['stop', 'stopped'],
  ['carry', 'carried'],
  ['wake up', 'woke up'],
])('the past of %s is %s', (base, past) => {
  expect(verbForms(base).find(([, kind]) => kind === 'past')?.[0]).toBe(past);
});

it('a plural changes the last word only', () => {
  expect(nounPlural('school bag')).toBe('school bags');
  expect(nounPlural('wolf')).toBe('wolves');
});
