import type { UserPreferences } from '../learner/preferences';
import { characters, MAX_TEXT_CHARACTERS } from './characters';

const MAX_SUGGESTIONS = 3;

/** The learner's preferences that contain the typed text; all of them if it is empty. */
export function quizSuggestions(
  { interests, hobbies, likes, favoriteFoods }: UserPreferences,
  typed: string,
): readonly string[] {
  const query = typed.trim().toLowerCase();
  const all = [...interests, ...hobbies, ...likes, ...favoriteFoods].map((entry) => entry.trim());
  const fitting = all.filter(
    (entry) => entry !== '' && entry.toLowerCase().includes(query) && characters(entry).length <= MAX_TEXT_CHARACTERS,
  );
  return [...new Map(fitting.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MAX_SUGGESTIONS);
}
