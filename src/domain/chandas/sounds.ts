import { CONSONANT, VIRAMA, VOWEL, VOWEL_SIGN, vowelOf } from '../script/letters';

/** The sounds of an akshara that matter for a meter. */
export type Sounds = {
  /** క and ష in క్ష; empty for a vowel letter. */
  readonly consonants: readonly string[];
  readonly vowel: string;
  /** Whether it ends in ం, in ః, or in a consonant without a vowel. */
  readonly anusvara: boolean;
  readonly visarga: boolean;
  readonly pollu: boolean;
};

// The consonants at its start, its vowel, and its end.
const PARTS = new RegExp(
  `^((?:${CONSONANT}\u0c3c?${VIRAMA}\u200d?)*${CONSONANT}\u0c3c?(?!${VIRAMA}))?(${VOWEL}|${VOWEL_SIGN})?(.*)$`,
  'su',
);
const LETTER = new RegExp(CONSONANT, 'gu');

// Two Sanskrit signs that the primer does not have.
const SHORT_L = '\u0c62';
const LONG_L = '\u0c63';

function vowelNamed(written: string | undefined): string {
  if (written === undefined) return 'అ';
  if (written === SHORT_L) return 'ఌ';
  if (written === LONG_L) return 'ౡ';
  return vowelOf(written) ?? written;
}

export function soundsOf(akshara: string): Sounds {
  const [, onset, vowel, rest = ''] = PARTS.exec(akshara) ?? [];
  return {
    consonants: onset?.match(LETTER) ?? [],
    vowel: vowelNamed(vowel),
    anusvara: rest.includes('\u0c02') || rest.includes('\u0c04'),
    visarga: rest.includes('\u0c03'),
    pollu: rest.includes(VIRAMA),
  };
}
