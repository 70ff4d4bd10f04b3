import { normalized } from '../script/aksharas';

// Good print has two spellings of these, and both are right: వెళ్లు and వెళ్ళు, ఐదు and అయిదు, ఔను and అవును.
const TWO_WAYS: readonly (readonly [RegExp, string])[] = [
  [/\s|\u200c|\u200d|\u0c01/gu, ''],
  [/ళ్ళ/gu, 'ళ్ల'],
  [/ఱ/gu, 'ర'],
  [/^అయి(?=[\u0c15-\u0c39])/u, 'ఐ'],
  [/^అవు(?=[\u0c15-\u0c39])/u, 'ఔ'],
  [/^రు(?=[\u0c15-\u0c39]|$)/u, 'ఋ'],
];

/** A key that is equal for all accepted spellings of a word. */
export const spellingKey = (text: string): string =>
  TWO_WAYS.reduce((key, [pattern, one]) => key.replace(pattern, one), normalized(text));

/** Whether both are accepted spellings of the same word. */
export const isSameSpelling = (one: string, other: string): boolean => spellingKey(one) === spellingKey(other);
