import fc from 'fast-check';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Any Unicode character. fast-check's own `unit` is slow: it first builds a table of a million characters. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code));
