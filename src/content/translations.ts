import { fingerprint } from '../domain/fingerprint';
import { type WordHead, isPlainlyWrong } from '../domain/tutor/bankWord';
import type { Translation } from '../domain/quiz/translation';

const NEAR_GRADES = 2;

/** A word of the same category, and of a similar grade if possible, that is clearly wrong. */
function wrongFor(word: WordHead, ofItsCategory: readonly WordHead[]): string {
  const wrong = ofItsCategory.filter((other) => isPlainlyWrong(word, other));
  const ofThatGrade = wrong.filter(({ grade }) => Math.abs(grade - word.grade) <= NEAR_GRADES);
  const choice = ofThatGrade.length > 0 ? ofThatGrade : wrong;
  // Chosen by id, so that an entry has the same wrong option in every build.
  const chosen = choice[fingerprint(word.id) % choice.length];
  if (!chosen) throw new Error(`${word.id} has no wrong option in its category`);
  return chosen.telugu;
}

/** The spec's `translations` documents for a word bank. */
export function translationsOf(words: readonly WordHead[]): Translation[] {
  const categories = new Map<string, WordHead[]>();
  for (const word of words) categories.set(word.category, [...(categories.get(word.category) ?? []), word]);
  return words.map((word) => ({
    id: word.id,
    correct: word.telugu,
    wrong: wrongFor(word, categories.get(word.category) ?? []),
    category: word.category,
  }));
}
