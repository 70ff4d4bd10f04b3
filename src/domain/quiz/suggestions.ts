import type { UserPreferences } from '../learner/preferences';
import { characters, MAX_TEXT_CHARACTERS } from './characters';

const MAX_SUGGESTIONS = 3;

/** What the learner likes, as far as what is typed is in it; everything before the first letter. */
export function quizSuggestions(
  { interests, hobbies, likes, favoriteFoods }: UserPreferences,
  typed: string,
): readonly string[] {
  const sought = typed.trim().toLowerCase();
  const all = [...interests, ...hobbies, ...likes, ...favoriteFoods].map((entry) => entry.trim());
  const fitting = all.filter(
    (entry) => entry !== '' && entry.toLowerCase().includes(sought) && characters(entry).length <= MAX_TEXT_CHARACTERS,
  );
  return [...new Map(fitting.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MAX_SUGGESTIONS);
}
