import fc from 'fast-check';

const isHalfOfOne = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Every character there is, for generated texts: fast-check's own unit first builds a table of a million of them. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => !isHalfOfOne(code))
  .map((code) => String.fromCodePoint(code));
