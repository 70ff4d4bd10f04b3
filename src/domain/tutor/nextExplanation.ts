import type { BankWord } from './bankWord';
import { tidyEnglish } from './stripQuestion';
import { teluguCandidates } from './teluguForms';

const MIN_INTEREST_LENGTH = 3;

type Text = { readonly en: string; readonly te: string };
type FormsOf = (word: string) => readonly string[];

/** Singular and plural are the same interest: kite and kites. */
const englishForms: FormsOf = (word) => [
  word,
  word.replace(/ies$/u, 'y'),
  word.replace(/es$/u, ''),
  word.replace(/s$/u, ''),
];

/** Whether the text contains these words in a row, each as a whole word: "man" is not in "many". */
function containsWords(text: readonly string[], words: readonly string[], formsOf: FormsOf): boolean {
  const wanted = words.map(formsOf);
  const found = text.map(formsOf);
  return found.some((_, from) =>
    wanted.every((forms, at) => forms.some((form) => found[from + at]?.includes(form) ?? false)),
  );
}

const wordsOf = (text: string): string[] => tidyEnglish(text).split(' ');
const teluguWordsOf = (text: string): string[] => text.normalize('NFC').match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

/** Returns a test for explanations that mention this interest. */
function mentionsInterest(interest: string): (text: Text) => boolean {
  const telugu = teluguWordsOf(interest);
  const english = wordsOf(interest);
  return ({ en, te }) =>
    telugu.length > 0
      ? containsWords(teluguWordsOf(te), telugu, teluguCandidates)
      : containsWords(wordsOf(en), english, englishForms);
}

/** Up to this grade the simplest explanation comes next, above it the fullest. */
const MAX_YOUNGER_GRADE = 3;

/** Long sentences and long words make a text hard to read. */
function hardness({ en }: Text): number {
  const words = wordsOf(en);
  const sentences = en.match(/[.!?](?=\s|$)/gu)?.length ?? 1;
  return words.length / Math.max(1, sentences) + words.join('').length / words.length;
}

function inOrderFor(grade: number | null, [first, ...others]: readonly Text[]): Text[] {
  if (!first) return [];
  if (grade === null) return [first, ...others];
  const simplestFirst = others.toSorted((one, other) => hardness(one) - hardness(other));
  return [first, ...(grade <= MAX_YOUNGER_GRADE ? simplestFirst : simplestFirst.toReversed())];
}

type Learner = { readonly interests: readonly string[]; readonly grade: number | null };

/**
 * An explanation that was not given before. One that mentions an interest of the learner comes first. Otherwise the
 * definition comes first, followed by the simplest for a younger learner or the fullest for an older one. Null if all
 * were given.
 */
export function nextExplanation(
  { explanations }: Pick<BankWord, 'explanations'>,
  said: readonly string[],
  { interests, grade }: Learner,
): Text | null {
  const unsaid = inOrderFor(grade, explanations).filter(({ en }) => !said.includes(en));
  const liked = interests
    .filter((interest) => tidyEnglish(interest).length >= MIN_INTEREST_LENGTH)
    .map(mentionsInterest);
  return unsaid.find((text) => liked.some((mentions) => mentions(text))) ?? unsaid[0] ?? null;
}
