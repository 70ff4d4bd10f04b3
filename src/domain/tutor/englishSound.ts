// How children write English as they hear it: elefant, kat, nife, buterfly. Vowels stay: seat is not sit.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/gu, ''],
  [/^kn/u, 'n'],
  [/^wr/u, 'r'],
  [/ph/gu, 'f'],
  [/ck/gu, 'k'],
  [/qu/gu, 'kw'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/z/gu, 's'],
  [/([b-df-hj-np-tv-z])\1+/gu, '$1'],
];

export const englishSound = (text: string): string =>
  SPELLINGS.reduce((sound, [pattern, plain]) => sound.replace(pattern, plain), text.toLowerCase());
