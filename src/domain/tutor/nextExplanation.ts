import type { BankWord } from './bankWord';
import { tidyEnglish } from './stripQuestion';
import { teluguCandidates } from './teluguForms';

const MIN_INTEREST_LENGTH = 3;

type Text = { readonly en: string; readonly te: string };
type FormsOf = (word: string) => readonly string[];

/** One and many are the same interest: kite and kites. */
const englishForms: FormsOf = (word) => [
  word,
  word.replace(/ies$/u, 'y'),
  word.replace(/es$/u, ''),
  word.replace(/s$/u, ''),
];

/** Whether these words stand in the text one after the other, each of them whole: "man" is not in "many". */
function holds(text: readonly string[], words: readonly string[], formsOf: FormsOf): boolean {
  const wanted = words.map(formsOf);
  const found = text.map(formsOf);
  return found.some((_, from) =>
    wanted.every((forms, at) => forms.some((form) => found[from + at]?.includes(form) ?? false)),
  );
}

const wordsOf = (text: string): string[] => tidyEnglish(text).split(' ');
const teluguWordsOf = (text: string): string[] => text.normalize('NFC').match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

/** Says of an explanation whether it touches on this interest. */
function touching(interest: string): (text: Text) => boolean {
  const telugu = teluguWordsOf(interest);
  const english = wordsOf(interest);
  return ({ en, te }) =>
    telugu.length > 0 ? holds(teluguWordsOf(te), telugu, teluguCandidates) : holds(wordsOf(en), english, englishForms);
}

/** Up to this grade the plainest comes next, from then on the fullest. */
const YOUNGEST = 3;

/** Long sentences and long words make a text hard to read. */
function hardness({ en }: Text): number {
  const words = wordsOf(en);
  const sentences = en.match(/[.!?](?=\s|$)/gu)?.length ?? 1;
  return words.length / Math.max(1, sentences) + words.join('').length / words.length;
}

function inOrderFor(grade: number | null, [first, ...others]: readonly Text[]): Text[] {
  if (!first) return [];
  if (grade === null) return [first, ...others];
  const plainestFirst = others.toSorted((one, other) => hardness(one) - hardness(other));
  return [first, ...(grade <= YOUNGEST ? plainestFirst : plainestFirst.toReversed())];
}

type Learner = { readonly interests: readonly string[]; readonly grade: number | null };

/**
 * An explanation not said before; one that touches on what the learner likes comes first. Of the others the first says
 * what it is; after it a younger learner hears the plainest, an older one the fullest. Null when all were said.
 */
export function nextExplanation(
  { explanations }: Pick<BankWord, 'explanations'>,
  said: readonly string[],
  { interests, grade }: Learner,
): Text | null {
  const unsaid = inOrderFor(grade, explanations).filter(({ en }) => !said.includes(en));
  const liked = interests.filter((interest) => tidyEnglish(interest).length >= MIN_INTEREST_LENGTH).map(touching);
  return unsaid.find((text) => liked.some((touches) => touches(text))) ?? unsaid[0] ?? null;
}
