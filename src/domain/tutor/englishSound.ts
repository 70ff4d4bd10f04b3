// How children spell English by ear: elefant, kat, nife, buterfly. Vowels are not changed, because seat is not sit.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/gu, ''],
  [/^kn/u, 'n'],
  [/^wr/u, 'r'],
  [/sch/gu, 'sk'],
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

const MIN_CONSONANTS = 4;

/**
 * The first letter and the consonants, because children misspell vowels: dinasor, dinosaur. Null if too few are left.
 */
export function consonantsOf(text: string): string | null {
  const [first = '', ...rest] = englishSound(text);
  const consonants = rest.filter((letter) => !'aeiouy'.includes(letter)).join('');
  return consonants.length >= MIN_CONSONANTS - 1 ? first + consonants : null;
}
