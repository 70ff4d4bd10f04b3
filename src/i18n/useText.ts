import { useSyncExternalStore } from 'react';
import type { Catalogue, Texts } from './catalogue';
import { currentLanguage, onLanguageChange } from './currentLanguage';
import type { Language } from './language';

let drawn: Language | null = null;

/** The page arrived drawn in this language: what React has not taken over yet is taken over in it, and changes then. */
export function noteDrawnLanguage(language: Language): void {
  drawn = language;
}

const languageDrawn = () => drawn ?? currentLanguage();

/** The interface's language; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, languageDrawn);

/** `const t = useText(landing)`, then `t('title')`. */
export function useText<T extends Texts>(catalogue: Catalogue<T>): Catalogue<T>['textIn'][Language] {
  return catalogue.textIn[useLanguage()];
}
