import { DEFAULT_LANGUAGE, type Language } from './language';

let current: Language = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

/** Returns a function that stops listening. */
export function onLanguageChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function changeLanguage(language: Language): void {
  current = language;
  for (const changed of listeners) changed();
}
