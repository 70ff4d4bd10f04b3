export type LetterKind = 'vowel' | 'consonant' | 'vowelSign' | 'modifier' | 'virama' | 'digit' | 'other';

export const VIRAMA = '్';
export const ANUSVARA = 'ం';
export const VISARGA = 'ః';

// Character classes for regular expressions with the u flag. ౘ ౙ ౚ are the dental and alveolar letters of old print.
export const VOWEL = '[\u0c05-\u0c14\u0c60\u0c61]';
export const CONSONANT = '[\u0c15-\u0c39\u0c58-\u0c5a]';
export const VOWEL_SIGN = '[\u0c3e-\u0c4c\u0c55\u0c56\u0c62\u0c63]';
export const MODIFIER = '[\u0c00-\u0c04]';
const DIGIT = '[\u0c66-\u0c6f]';

const KINDS: readonly (readonly [LetterKind, RegExp])[] = [
  ['vowel', new RegExp(`^${VOWEL}$`, 'u')],
  ['consonant', new RegExp(`^${CONSONANT}$`, 'u')],
  ['vowelSign', new RegExp(`^${VOWEL_SIGN}$`, 'u')],
  ['modifier', new RegExp(`^${MODIFIER}$`, 'u')],
  ['virama', new RegExp(`^${VIRAMA}$`, 'u')],
  ['digit', new RegExp(`^${DIGIT}$`, 'u')],
];

export function letterKind(character: string): LetterKind {
  return KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other';
}

export const hasTelugu = (text: string): boolean => /[\u0c00-\u0c7f]/u.test(text);

/** In the order of a Telugu primer. */
export const PRIMER_VOWELS = [
  'అ',
  'ఆ',
  'ఇ',
  'ఈ',
  'ఉ',
  'ఊ',
  'ఋ',
  'ౠ',
  'ఎ',
  'ఏ',
  'ఐ',
  'ఒ',
  'ఓ',
  'ఔ',
  'అం',
  'అః',
] as const;

const VARGAS = [
  ['క', 'ఖ', 'గ', 'ఘ', 'ఙ'],
  ['చ', 'ఛ', 'జ', 'ఝ', 'ఞ'],
  ['ట', 'ఠ', 'డ', 'ఢ', 'ణ'],
  ['త', 'థ', 'ద', 'ధ', 'న'],
  ['ప', 'ఫ', 'బ', 'భ', 'మ'],
] as const;

export const PRIMER_CONSONANTS = [...VARGAS.flat(), 'య', 'ర', 'ల', 'వ', 'శ', 'ష', 'స', 'హ', 'ళ', 'క్ష', 'ఱ'] as const;

/** The nasal of the varga of this consonant; undefined for య to ఱ. */
export function nasalOf(consonant: string): string | undefined {
  return VARGAS.find((row) => row.some((letter) => letter === consonant))?.[4];
}

const VOWEL_AND_SIGN = [
  ['ఆ', 'ా'],
  ['ఇ', 'ి'],
  ['ఈ', 'ీ'],
  ['ఉ', 'ు'],
  ['ఊ', 'ూ'],
  ['ఋ', 'ృ'],
  ['ౠ', 'ౄ'],
  ['ఎ', 'ె'],
  ['ఏ', 'ే'],
  ['ఐ', 'ై'],
  ['ఒ', 'ొ'],
  ['ఓ', 'ో'],
  ['ఔ', 'ౌ'],
] as const;

/** The vowel of a sign: ా is ఆ. */
export function vowelOf(sign: string): string | undefined {
  return VOWEL_AND_SIGN.find(([, written]) => written === sign)?.[0];
}

/** క కా కి … కం కః */
export function gunintam(consonant: string): string[] {
  const endings = ['', ...VOWEL_AND_SIGN.map(([, sign]) => sign), ANUSVARA, VISARGA];
  return endings.map((ending) => consonant + ending);
}
