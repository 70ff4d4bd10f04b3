import { useLanguage } from './useText';

/** Picks the current language of a bilingual text. */
export function useBilingual(): (text: { readonly en: string; readonly te: string }) => string {
  const language = useLanguage();
  return (text) => text[language];
}
