import { readStored, writeStored } from '../browser/storage';
import { changeLanguage } from './currentLanguage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language';

/** The stored choice. Without a valid one it is English, which is then stored. */
export function startingLanguage(): Language {
  const stored = readStored('i18nextLng');
  if (isLanguage(stored)) return stored;
  writeStored('i18nextLng', DEFAULT_LANGUAGE);
  return DEFAULT_LANGUAGE;
}

export function chooseLanguage(language: Language): void {
  writeStored('i18nextLng', language);
  applyLanguage(language);
}

export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  changeLanguage(language);
}
