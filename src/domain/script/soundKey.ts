import { transliterated } from './transliteration';

// People who type Telugu on a Latin keyboard often leave out vowel length, aspiration and retroflex marks.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/r\u0325\u0304?/gu, 'ru'],
  [/\p{M}/gu, ''],
  [/^ye|ae/gu, 'e'],
  [/ayi/gu, 'ai'],
  [/aa+/gu, 'a'],
  [/ee+|ii+/gu, 'i'],
  [/oo+|uu+/gu, 'u'],
  [/gny?|jny/gu, 'jn'],
  [/x/gu, 'ks'],
  [/([kgcjtdpbs])h+/gu, '$1'],
  [/f/gu, 'p'],
  [/z/gu, 'j'],
  [/w/gu, 'v'],
  [/q/gu, 'k'],
  [/[^a-z]/gu, ''],
  [/m(?=[^aeioum])/gu, 'n'],
  [/amu$/gu, 'am'],
];

/** The same key for a Telugu word and for the ways of typing it: ఆవు, aavu, āvu and avu. */
export const soundKey = (text: string): string =>
  SPELLINGS.reduce(
    (key, [pattern, plain]) => key.replace(pattern, plain),
    transliterated(text).toLowerCase().normalize('NFD'),
  );

/** A sound key that ignores doubled letters: too loose for a match, good enough for a suggestion. */
export const loosened = (key: string): string => key.replace(/(.)\1+/gu, '$1');
