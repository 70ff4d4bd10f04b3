import { useLanguage } from './useText';

/** Picks the interface's language out of a text that has both. */
export function useBilingual(): (text: { readonly en: string; readonly te: string }) => string {
  const language = useLanguage();
  return (text) => text[language];
}
