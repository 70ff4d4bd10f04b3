import { CONSONANT, gunintam, PRIMER_CONSONANTS, VIRAMA } from '../script/letters';

/** A consonant, an optional second consonant below it (vottu), and a vowel sign: క్కి is క, క, ి. */
export type Akshara = { readonly consonant: string; readonly vottu: string; readonly sign: string };

/** '' (the bare consonant), then ా ి ీ … ం ః. */
export const SIGNS: readonly string[] = gunintam('');

const CLUSTER = 'క్ష';
const PARTS = new RegExp(`^(${CLUSTER}|${CONSONANT})(?:${VIRAMA}(${CONSONANT}))?(.?)$`, 'u');

export const aksharaText = ({ consonant, vottu, sign }: Akshara): string =>
  consonant + (vottu === '' ? '' : VIRAMA + vottu) + sign;

/** `null` for a vowel, three stacked consonants, or two signs. */
export function aksharaIn(text: string): Akshara | null {
  const [, consonant, vottu = '', sign = ''] = PARTS.exec(text) ?? [];
  return consonant !== undefined && SIGNS.includes(sign) ? { consonant, vottu, sign } : null;
}

/** Consonants that are doubled in common words: అక్క, తమ్ముడు, పువ్వు. */
const DOUBLED = ['క', 'గ', 'చ', 'జ', 'ట', 'డ', 'త', 'ద', 'న', 'ప', 'బ', 'మ', 'య', 'ల', 'వ', 'స'] as const;

export const isDoubled = (consonant: string): boolean => DOUBLED.some((one) => one === consonant);

export const doubledAksharas = (): readonly Akshara[] =>
  DOUBLED.flatMap((consonant) => ['', 'ా', 'ి', 'ు'].map((sign) => ({ consonant, vottu: consonant, sign })));

/** ఙ, ఞ and ఱ are taught as letters, but no modern word has them with a sign. */
const WITHOUT_SIGNS = ['ఙ', 'ఞ', 'ఱ'];

export const WITH_SIGNS: readonly string[] = PRIMER_CONSONANTS.filter((letter) => !WITHOUT_SIGNS.includes(letter));

/** Consonants that can be stacked; క్ష is already a stack. */
export const STACKED: readonly string[] = WITH_SIGNS.filter((letter) => letter !== CLUSTER);

export const gunintaAksharas = (signs: readonly string[]): readonly Akshara[] =>
  WITH_SIGNS.flatMap((consonant) => signs.map((sign) => ({ consonant, vottu: '', sign })));
