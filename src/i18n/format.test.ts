import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from './format';

const LOCALES = ['en-IN', 'te-IN'];

describe('numbers written by hand', () => {
  it('look as both languages write them', () => {
    const expected = LOCALES.map((locale) => new Intl.NumberFormat(locale));
    const anyWhole = fc.oneof(fc.nat(2000), fc.integer());
    fc.assert(
      fc.property(anyWhole, (whole) => {
        for (const format of expected) expect(formats.number(whole)).toBe(format.format(whole));
      }),
    );
  });

  it('so do shares', () => {
    for (const locale of LOCALES) {
      const expected = new Intl.NumberFormat(locale, { style: 'percent' });
      for (let percent = 0; percent <= 100; percent += 1) {
        expect(formats.percent(percent / 100)).toBe(expected.format(percent / 100));
      }
    }
  });

  it('a part of a whole is rounded', () => {
    expect(formats.number(1234.6)).toBe('1,235');
  });
});
