import { describe, expect, it } from 'vitest';
import { bilingualFaults } from './bilingualFaults';
import { suggestions } from './suggestions';

describe.each(Object.entries(suggestions))('the suggestions for %s', (_, list) => {
  it('are at least thirty', () => {
    expect(list.length).toBeGreaterThanOrEqual(30);
  });

  it('are each there once, in either language', () => {
    for (const language of ['en', 'te'] as const) {
      const names = list.map((suggestion) => suggestion[language].toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('read in both languages, the Telugu without a Latin letter', () => {
    expect(bilingualFaults(list)).toEqual([]);
  });

  it('have no comma, which separates the entries of a list in the settings', () => {
    expect(list.filter(({ en, te }) => `${en}${te}`.includes(','))).toEqual([]);
  });
});
