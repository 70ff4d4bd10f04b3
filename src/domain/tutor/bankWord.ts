import type { Bilingual } from '../bilingual';

/** A word of the bank without its texts: enough to find it, show it on a tile and compare it with others. */
export type WordHead = {
  /** `{category}_{english}`, which is also the id of its `translations` document. */
  readonly id: string;
  readonly category: string;
  readonly english: string;
  readonly telugu: string;
  readonly grade: number;
  readonly emoji?: string;
  readonly alsoEnglish?: readonly string[];
  readonly alsoTelugu?: readonly string[];
  readonly opposite?: string;
  /** The English of words too close in meaning to be told apart in a question: కొండ also answers "mountain". */
  readonly near: readonly string[];
  /** Covers many words of its category, as జంతువు does: never a wrong answer beside one of them. */
  readonly isGeneral: boolean;
};

type WordTexts = {
  readonly explanations: readonly [Bilingual, ...Bilingual[]];
  readonly sentence: Bilingual;
};

/** A word of the bank with the texts written for it in content/words. */
export type BankWord = WordHead & WordTexts;

export const englishFormsOf = ({ english, alsoEnglish = [] }: WordHead): string[] => [english, ...alsoEnglish];
export const teluguFormsOf = ({ telugu, alsoTelugu = [] }: WordHead): string[] => [telugu, ...alsoTelugu];

// Shorter forms are in longer ones by chance: అల is in many words.
const MIN_SHARED_LENGTH = 3;

const isInside = (part: string, whole: string) => part.length >= MIN_SHARED_LENGTH && whole.includes(part);

// Cached per word, because all words are compared with each other.
const phrasesByWord = new WeakMap<WordHead, readonly string[]>();

/** Its English names with a space at both ends, so that one is found in another only as whole words. */
function phrasesOf(word: WordHead): readonly string[] {
  const known = phrasesByWord.get(word);
  if (known) return known;
  const phrases = englishFormsOf(word).map((form) => ` ${form} `.toLowerCase());
  phrasesByWord.set(word, phrases);
  return phrases;
}

/** Whether either word is a right answer where the other is asked for. */
export function areAlike(one: WordHead, other: WordHead): boolean {
  if (one.id === other.id || one.near.includes(other.english) || other.near.includes(one.english)) return true;
  const alikeInEnglish = phrasesOf(one).some((phrase) =>
    phrasesOf(other).some((second) => second.includes(phrase) || phrase.includes(second)),
  );
  if (alikeInEnglish) return true;
  return teluguFormsOf(one).some((form) =>
    teluguFormsOf(other).some((second) => form === second || isInside(form, second) || isInside(second, form)),
  );
}

/** Whether either word is not clearly wrong where the other is asked for. */
export const areNear = (one: WordHead, other: WordHead): boolean =>
  ((one.isGeneral || other.isGeneral) && one.category === other.category) || areAlike(one, other);

/** Whether `other` is clearly wrong where `right` is asked for. */
export const isPlainlyWrong = (right: WordHead, other: WordHead): boolean =>
  !areAlike(right, other) && !(other.isGeneral && other.category === right.category);
