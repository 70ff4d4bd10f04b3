import type { Bilingual } from '../bilingual';
import { PRIMER_CONSONANTS, PRIMER_VOWELS, vowelOf } from '../script/letters';
import { aksharaIn } from './akshara';
import type { Confusion } from './confusion';
import type { Material } from './material';

const isPrimerLetter = (text: string) => [...PRIMER_VOWELS, ...PRIMER_CONSONANTS].some((letter) => letter === text);

const vowelBehind = (sign: string): string =>
  sign === '' ? 'అ' : (vowelOf(sign) ?? PRIMER_VOWELS.find((vowel) => vowel === `అ${sign}`) ?? sign);

/** The two letters or signs in which the right and the picked text differ; `null` if they differ in more. */
export function mixUpOf(right: string, picked: string): readonly [string, string] | null {
  if (right === picked) return null;
  if (isPrimerLetter(right) && isPrimerLetter(picked)) return [right, picked];
  const one = aksharaIn(right);
  const other = aksharaIn(picked);
  if (!one || !other) return null;
  const sameConsonant = one.consonant === other.consonant;
  const sameVottu = one.vottu === other.vottu;
  if (one.sign !== other.sign) {
    if (!sameConsonant || !sameVottu) return null;
    return one.sign && other.sign ? [one.sign, other.sign] : [vowelBehind(one.sign), vowelBehind(other.sign)];
  }
  if (sameVottu || (one.consonant === one.vottu && other.consonant === other.vottu))
    return [one.consonant, other.consonant];
  return sameConsonant && one.vottu && other.vottu ? [one.vottu, other.vottu] : null;
}

const confusionOf = (confusions: readonly Confusion[], one: string, other: string) =>
  confusions.find(({ letters }) => letters.includes(one) && letters.includes(other));

/** How to tell the two apart, if the table has the pair. */
export function whyNot(confusions: readonly Confusion[], right: string, picked: string): Bilingual | undefined {
  const pair = mixUpOf(right, picked);
  if (!pair) return undefined;
  const found = confusionOf(confusions, ...pair) ?? confusionOf(confusions, vowelBehind(pair[0]), vowelBehind(pair[1]));
  return found?.why;
}

type Pairs = readonly Pick<Confusion, 'letters'>[];

const partnersIn = (confusions: Pairs, letter: string): string[] =>
  confusions.flatMap(({ letters: [one, other] }) => (one === letter ? [other] : other === letter ? [one] : []));

/** The letters or signs that this one is mixed up with. */
export function takenFor(confusions: Pairs, letter: string): string[] {
  return [...new Set(partnersIn(confusions, letter))];
}

/** The signs that this sign is mixed up with, possibly ''. A sign is mixed up like its vowel. */
export function signsTakenFor(confusions: Pairs, sign: string, all: readonly string[]): string[] {
  const vowels = partnersIn(confusions, vowelBehind(sign));
  const direct = sign === '' ? [] : partnersIn(confusions, sign);
  return all.filter((other) => other !== sign && (direct.includes(other) || vowels.includes(vowelBehind(other))));
}

/** This learner's mix-ups as pairs. */
export const ownPairs = ({ ownConfusions = {} }: Pick<Material, 'ownConfusions'>): Pairs =>
  Object.entries(ownConfusions).flatMap(([letter, others]) => others.map((other) => ({ letters: [letter, other] })));
