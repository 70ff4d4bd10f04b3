import { irregularBases } from './inflection';

/** Forms that share too little with their base, or whose base is too short to compare. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  asleep: 'sleep',
  does: 'do',
  doing: 'do',
  goes: 'go',
  going: 'go',
  writing: 'write',
};

const baseOf = (word: string): string => OTHER_FORMS[word] ?? irregularBases(word)[0] ?? word;

/** Removes a final e or y, which some forms lose: "hiding", "waving", "carried". */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/[ey]$/u, '') : word);

const MIN_COMPARED_LENGTH = 3;

/** Whether two English words look like forms of one word, such as "came" and "come" or "mangoes" and "mango". */
export function areForms(one: string, other: string): boolean {
  const [first, second] = [baseOf(one), baseOf(other)];
  if (first === second) return true;
  if (Math.min(first.length, second.length) < MIN_COMPARED_LENGTH) return false;
  return first.startsWith(stemOf(second)) || second.startsWith(stemOf(first));
}
