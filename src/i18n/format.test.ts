import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from './currentLanguage';
import { formats } from './format';
import { DEFAULT_LANGUAGE } from './language';

const LOCALES = { en: 'en-US', te: 'te-IN' } as const;

describe.each(['en', 'te'] as const)('numbers in %s', (language) => {
  beforeEach(() => changeLanguage(language));
  afterEach(() => changeLanguage(DEFAULT_LANGUAGE));

  it('look as Intl writes them', () => {
    const expected = new Intl.NumberFormat(LOCALES[language]);
    const anyWhole = fc.oneof(fc.nat(2000), fc.integer());
    fc.assert(fc.property(anyWhole, (whole) => void expect(formats.number(whole)).toBe(expected.format(whole))));
  });

  it('look as Intl writes them as percentages', () => {
    const expected = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
    for (let percent = 0; percent <= 100; percent += 1) {
      expect(formats.percent(percent / 100)).toBe(expected.format(percent / 100));
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
