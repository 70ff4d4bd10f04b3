import type { Bilingual } from '../bilingual';

/** A word of the bank without its texts: enough to find it, to show it on a tile, and to tell it from others. */
export type WordHead = {
  /** `{category}_{english}`, the id of its `translations` document too. */
  readonly id: string;
  readonly category: string;
  readonly english: string;
  readonly telugu: string;
  readonly grade: number;
  readonly emoji?: string;
  readonly alsoEnglish?: readonly string[];
  readonly alsoTelugu?: readonly string[];
  readonly opposite?: string;
  /** The English of words too near in meaning to be told apart in a question: కొండ is a fair answer to "mountain". */
  readonly near: readonly string[];
  /** Stands for many words of its category, as జంతువు does: never a wrong answer beside one of them. */
  readonly isGeneral: boolean;
};

type WordTexts = {
  readonly explanations: readonly [Bilingual, ...Bilingual[]];
  readonly sentence: Bilingual;
};

/** A word of the bank as the tutor sees it: what is written in content/words, and where it stands among the others. */
export type BankWord = WordHead & WordTexts;

export const englishFormsOf = ({ english, alsoEnglish = [] }: WordHead): string[] => [english, ...alsoEnglish];
export const teluguFormsOf = ({ telugu, alsoTelugu = [] }: WordHead): string[] => [telugu, ...alsoTelugu];

// A shorter form inside a longer one by chance says nothing: అల is in many words.
const TELLING_LENGTH = 3;

const isInside = (part: string, whole: string) => part.length >= TELLING_LENGTH && whole.includes(part);

// Made once for each word: all words are compared with each other.
const phrasesMade = new WeakMap<WordHead, readonly string[]>();

/** Its English with a space at both ends: one of them inside another is there as whole words. */
function phrasesOf(word: WordHead): readonly string[] {
  const known = phrasesMade.get(word);
  if (known) return known;
  const phrases = englishFormsOf(word).map((form) => ` ${form} `.toLowerCase());
  phrasesMade.set(word, phrases);
  return phrases;
}

/** Whether a learner could rightly give one of the two for the other. */
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

/** Whether one of the two is no plainly wrong answer where the other is asked for. */
export const areNear = (one: WordHead, other: WordHead): boolean =>
  ((one.isGeneral || other.isGeneral) && one.category === other.category) || areAlike(one, other);

/** Whether `other` is plainly wrong where `right` is asked for. */
export const isPlainlyWrong = (right: WordHead, other: WordHead): boolean =>
  !areAlike(right, other) && !(other.isGeneral && other.category === right.category);
