import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from './currentLanguage';
import { formats } from './format';
import { DEFAULT_LANGUAGE } from './language';

const LOCALES = ['en-IN', 'te-IN'];

describe('our number format', () => {
  it('equals Intl.NumberFormat in both languages', () => {
    const expected = LOCALES.map((locale) => new Intl.NumberFormat(locale));
    const anyWhole = fc.oneof(fc.nat(2000), fc.integer());
    fc.assert(
      fc.property(anyWhole, (whole) => {
        for (const format of expected) expect(formats.number(whole)).toBe(format.format(whole));
      }),
    );
  });

  it('formats percentages like Intl.NumberFormat', () => {
    for (const locale of LOCALES) {
      const expected = new Intl.NumberFormat(locale, { style: 'percent' });
      for (let percent = 0; percent <= 100; percent += 1) {
        expect(formats.percent(percent / 100)).toBe(expected.format(percent / 100));
      }
    }
  });

  it('rounds fractions', () => {
    expect(formats.number(1234.6)).toBe('1,235');
  });
});

describe('our list format', () => {
  afterEach(() => changeLanguage(DEFAULT_LANGUAGE));

  it.each([
    ['en', 'long'],
    ['te', 'narrow'],
  ] as const)('equals Intl.ListFormat in the language %s', (language, style) => {
    changeLanguage(language);
    const expected = new Intl.ListFormat(language, { style });
    for (const names of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']]) {
      expect(formats.list(names)).toBe(expected.format(names));
    }
  });
});
