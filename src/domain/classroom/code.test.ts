import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASS_CODE_LENGTH, CODE_LETTERS, COME_BACK_CODE_LENGTH, newCode, readCode, spacedCode } from './code';

const LOOK_ALIKES = ['0OQ', '1IL', '2Z', '5S', '6G', '8B', 'MN', 'UV'];

const anyCode = (length: number) =>
  fc
    .array(fc.constantFrom(...CODE_LETTERS), { minLength: length, maxLength: length })
    .map((letters) => letters.join(''));

test('code letters do not look alike and contain no vowels, so they spell no words', () => {
  for (const group of LOOK_ALIKES)
    expect([...group].filter((letter) => CODE_LETTERS.includes(letter)).length).toBeLessThan(2);
  expect(CODE_LETTERS).not.toMatch(/[AEIOU]/u);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
});

test('a code is accepted in any case and with any separator', () => {
  const writings = fc.tuple(
    anyCode(CLASS_CODE_LENGTH),
    fc.constantFrom(' ', '-', '', '  ', '.', '\u00a0'),
    fc.boolean(),
  );
  fc.assert(
    fc.property(writings, ([code, gap, isLower]) => {
      const written = [...(isLower ? code.toLowerCase() : code)].join(gap);
      expect(readCode(` ${written} `)).toEqual({ kind: 'class', code });
      expect(readCode(spacedCode(code))).toEqual({ kind: 'class', code });
    }),
  );
});

test('Telugu digits and full-width letters are accepted', () => {
  expect(readCode('cdf ౩౪౬')).toEqual({ kind: 'class', code: 'CDF346' });
  expect(readCode('ＣＤＦ３４６')).toEqual({ kind: 'class', code: 'CDF346' });
});

test('an eight-letter code is a pupil’s come-back code', () => {
  fc.assert(
    fc.property(anyCode(COME_BACK_CODE_LENGTH), (code) => {
      expect(readCode(spacedCode(code).toLowerCase())).toEqual({ kind: 'come-back', code });
    }),
  );
});

test.each(['', 'CDF34', 'CDF3467', 'CDF34O', 'అఆఇఈఉఊ', 'CDF346CDF346'])('%j is not a code', (written) => {
  expect(readCode(written)).toBeNull();
});

test('new codes use every code letter and are always valid', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(fc.nat(999), { minLength: 6, maxLength: 6 }), (drawn) => {
      let at = 0;
      const code = newCode(CLASS_CODE_LENGTH, () => (drawn[at++] ?? 0) / 1000);
      for (const letter of code) seen.add(letter);
      expect(readCode(code)).toEqual({ kind: 'class', code });
    }),
    { numRuns: 300 },
  );
  expect(seen.size).toBe(CODE_LETTERS.length);
});
