import { VIRAMA } from '../../script/letters';
import type { BankWord } from '../bankWord';

// Things one can count and hand over. "To the four" and "more than one rain" are no questions for a child.
const COUNTED = ['animals', 'birds', 'body', 'home', 'school', 'places', 'people', 'play', 'fruitAndVegetables'];

const wordsIn = (text: string): string[] => text.match(/[\u0c00-\u0c7f]+/gu) ?? [];

/** Every Telugu word of the bank's texts, as it stands there: what a form made by rule is checked against. */
export const attestedWords = (bank: readonly BankWord[]): ReadonlySet<string> =>
  new Set(bank.flatMap(({ explanations, sentence }) => [...explanations, sentence].flatMap(({ te }) => wordsIn(te))));

const PLURAL_ENDINGS = ['లు', 'లకు', 'లను', 'లతో', 'లలో', 'లన్నీ'];

export function pluralStem(noun: string): string {
  if (noun.endsWith('ం')) return `${noun.slice(0, -1)}ా`;
  return noun.endsWith('ి') ? `${noun.slice(0, -1)}ు` : noun;
}

function toForm(noun: string): string {
  if (noun.endsWith('ం')) return `${noun.slice(0, -1)}ానికి`;
  return /[ిీై]$/u.test(noun) ? `${noun}కి` : `${noun}కు`;
}

const isRegularNoun = ({ category, telugu }: BankWord) =>
  COUNTED.includes(category) && !telugu.endsWith(VIRAMA) && !telugu.includes(' ');

/** కుక్కలు for కుక్క, where the bank's texts bear it out; null for చెట్టు (చెట్లు), which has a way of its own. */
export function pluralOf(word: BankWord, attested: ReadonlySet<string>): string | null {
  const stem = pluralStem(word.telugu);
  const isUsed = isRegularNoun(word) && PLURAL_ENDINGS.some((ending) => attested.has(stem + ending));
  return isUsed ? `${stem}లు` : null;
}

/** కుక్కకు and కుక్కతో for కుక్క; null where the texts do not show that the noun keeps its stem (ఇల్లు, ఇంటికి). */
export function caseFormsOf(
  word: BankWord,
  attested: ReadonlySet<string>,
): { readonly to: string; readonly with: string } | null {
  const to = toForm(word.telugu);
  return isRegularNoun(word) && attested.has(to) ? { to, with: `${word.telugu}తో` } : null;
}
