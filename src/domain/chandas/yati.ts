import { nasalOf, VIRAMA } from '../script/letters';
import type { Sounds } from './sounds';

const VOWEL_CLASSES = ['అఆఐఔ', 'ఇఈఋౠఎఏ', 'ఉఊఒఓ'];
// '' is a vowel letter, which sounds like య or హ with that vowel.
const CONSONANT_CLASSES: readonly (readonly string[])[] = [
  [...'కఖగఘ'],
  [...'చఛజఝశషస'],
  [...'టఠడఢ'],
  [...'తథదధ'],
  [...'పఫబభవ'],
  [...'నణ'],
  [...'రఱలళ'],
  ['', 'య', 'హ'],
  // ఋ is spoken రి: it agrees with ర, and any two ఋ agree whatever consonants they follow (దృ, గృ).
  ['ఋ', 'ర', 'ఱ'],
];
// ముకారయతి: only with ఉ, ఊ, ఒ or ఓ does మ agree with its row (పు, ము).
const LIP_VOWELS = 'ఉఊఒఓ';
const LIP_CONSONANTS = 'పఫబభమ';
// జ్ఞ is spoken గ్న: it agrees with న and with క's row, and as written with చ's.
const GNA_VOICES = ['గ', 'న'];

const sameVowelClass = (one: string, other: string): boolean =>
  one === other || VOWEL_CLASSES.some((vowels) => vowels.includes(one) && vowels.includes(other));

const isLip = (voice: string): boolean => voice !== '' && LIP_CONSONANTS.includes(voice);

const sameConsonantClass = (one: string, other: string): boolean =>
  one === other || CONSONANT_CLASSES.some((letters) => letters.includes(one) && letters.includes(other));

/** An akshara at a yati place, and the one before it in the line. */
export type YatiPlace = { readonly letter: Sounds; readonly before: Sounds | undefined };

/** How ం is spoken: న before త, and మ before య to హ. */
const spokenSunna = (next: string): string => nasalOf(next) ?? 'మ';

/** The sounds that may agree: any consonant of a cluster, and after ం also the nasal that the ం is spoken as. */
function voices({ letter: { consonants, vowel }, before }: YatiPlace): readonly string[] {
  const [first] = consonants;
  return [
    ...(first === undefined ? [''] : consonants),
    ...(before?.anusvara && first !== undefined ? [spokenSunna(first)] : []),
    ...(consonants.join('') === 'జఞ' ? GNA_VOICES : []),
    ...(vowel === 'ఋ' || vowel === 'ౠ' ? ['ఋ'] : []),
  ];
}

export function yatiAgrees(one: YatiPlace, other: YatiPlace): boolean {
  if (!sameVowelClass(one.letter.vowel, other.letter.vowel)) return false;
  const byLips = LIP_VOWELS.includes(one.letter.vowel);
  const others = voices(other);
  return voices(one).some((voice) =>
    others.some((heard) => sameConsonantClass(voice, heard) || (byLips && isLip(voice) && isLip(heard))),
  );
}

/** స్వరయతి: where sandhi joined two words (నొక్క is న్ and ఒక్క), it is enough that the vowels agree. */
export const yatiAgreesByVowel = (one: YatiPlace, other: YatiPlace): boolean =>
  sameVowelClass(one.letter.vowel, other.letter.vowel);

/** నొ as న్ + ఒ; undefined for a letter that already sounds like its vowel. */
export function splitAtVowel({ consonants, vowel, anusvara, visarga }: Sounds): string | undefined {
  if (consonants.length === 0 || consonants.some((letter) => letter === 'య' || letter === 'హ')) return undefined;
  const closing = `${anusvara ? 'ం' : ''}${visarga ? 'ః' : ''}`;
  return `${consonants.join(VIRAMA)}${VIRAMA} + ${vowel}${closing}`;
}
