// The last sound of a Telugu word decides which endings it takes.
const VIRAMA = '్';
const SUNNA = 'ం';
/** Separates a loanword that ends in a consonant from its ending: ఫోన్‌లో. */
const NON_JOINER = '\u200c';

const VOWEL_SIGNS = 'ాిీుూృెేైొోౌ';
const isConsonant = (character: string) => /[క-హౘ-ౚ]/u.test(character);

/** The final vowel sign, `''` for the inherent a, `ం` or `్`; null if the word ends in anything else. */
export function endOf(word: string): string | null {
  const last = word.at(-1) ?? '';
  if (last === VIRAMA || last === SUNNA || (last !== '' && VOWEL_SIGNS.includes(last))) return last;
  return isConsonant(last) ? '' : null;
}

/** Replaces the final vowel: తాగ with ు is తాగు, తాగు with ా is తాగా. */
export function withEnd(word: string, sign: string): string {
  const end = endOf(word);
  return (end === '' || end === null ? word : word.slice(0, -1)) + sign;
}

const isFront = (word: string) => ['ి', 'ీ', 'ై'].includes(endOf(word) ?? '');

/** Adds an ending, with a non-joiner after a bare consonant. */
export const joined = (word: string, ending: string): string =>
  endOf(word) === VIRAMA ? word + NON_JOINER + ending : word + ending;

/** -కి and -ని after an ఇ sound, -కు and -ను after the others. */
export const withTo = (stem: string): string => joined(stem, isFront(stem) ? 'కి' : 'కు');
export const withObject = (stem: string): string => joined(stem, isFront(stem) ? 'ని' : 'ను');

/** Changes only the last word: పుస్తకాల సంచి, పుస్తకాల సంచులు. */
export function onLastWord(text: string, change: (word: string) => string): string {
  const at = text.lastIndexOf(' ') + 1;
  return text.slice(0, at) + change(text.slice(at));
}

export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** The form for a yes-or-no question: వస్తావు, వస్తావా; పుస్తకం, పుస్తకమా; కాఫీ, కాఫీనా. */
export function asked(word: string): string {
  const end = endOf(word);
  if (end === SUNNA) return `${word.slice(0, -1)}మా`;
  if (end === '' || end === 'ి' || end === 'ు' || end === VIRAMA) return withEnd(word, 'ా');
  return `${word}నా`;
}

const LONG: Readonly<Record<string, string>> = { '': 'ా', 'ి': 'ీ', 'ు': 'ూ', [VIRAMA]: 'ూ' };

/** "And" lengthens the end of both words: అమ్మా నాన్నా. Null if the end cannot be lengthened. */
export function lengthened(word: string): string | null {
  const end = endOf(word);
  if (end === SUNNA) return `${word.slice(0, -1)}మూ`;
  const long = end === null ? undefined : LONG[end];
  return long === undefined ? null : withEnd(word, long);
}
