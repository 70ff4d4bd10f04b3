import { useSyncExternalStore } from 'react';
import type { Catalogue, Texts } from './catalogue';
import { currentLanguage, onLanguageChange } from './currentLanguage';
import type { Language } from './language';

let drawn: Language | null = null;

/** Sets the language of the prerendered HTML. React must hydrate in it; the language changes afterwards. */
export function noteDrawnLanguage(language: Language): void {
  drawn = language;
}

const languageDrawn = () => drawn ?? currentLanguage();

/** The current language; a change renders the component again. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, languageDrawn);

/** Usage: `const t = useText(landing)`, then `t('title')`. */
export function useText<T extends Texts>(catalogue: Catalogue<T>): Catalogue<T>['textIn'][Language] {
  return catalogue.textIn[useLanguage()];
}
