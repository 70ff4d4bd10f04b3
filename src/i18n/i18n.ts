import { createInstance } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './language';

export const i18n = createInstance();

// Catalogues are bundled and added by `catalogue`, so that this finishes before it returns.
void i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: LANGUAGES,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE);
