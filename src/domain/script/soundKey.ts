import { transliterated } from './transliteration';

// How children and grown-ups type Telugu on a Latin keyboard: length, breath and place of the tongue come and go.
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

/** A sound key that is the same for single and doubled consonants: too loose to be sure of, good enough to ask by. */
export const loosened = (key: string): string => key.replace(/(.)\1+/gu, '$1');
