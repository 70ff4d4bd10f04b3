import { useSyncExternalStore } from 'react';
import type { Catalogue, Texts } from './catalogue';
import { currentLanguage, i18n } from './i18n';
import type { Language } from './language';

const subscribe = (changed: () => void) => {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
};

/** The interface's language; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

/** `const t = useText(landing)`, then `t('title')`. */
export function useText<T extends Texts>(catalogue: Catalogue<T>): Catalogue<T>['text'] {
  useLanguage();
  return catalogue.text;
}
