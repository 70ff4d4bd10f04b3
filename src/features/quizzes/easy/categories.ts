import { CATEGORY_TEXTS } from '../../../content/words/categories';
import { WORD_CATEGORIES } from '../../../content/words/word';
import type { Translation } from '../../../domain/quiz/translation';
import { useLanguage } from '../../../i18n/useText';

/** The categories there are entries for; our own as long as the entries are not there. */
export function categoriesOf(entries: readonly Translation[]): readonly string[] {
  const found = new Set(entries.map(({ category }) => category));
  if (found.size === 0) return WORD_CATEGORIES;
  const own = WORD_CATEGORIES.filter((category) => found.has(category));
  return [...own, ...[...found].filter((category) => !own.some((known) => known === category) && category !== '')];
}

/** A category that only the store knows is shown as it is. */
export function useCategoryName(): (category: string) => string {
  const language = useLanguage();
  return (category) => {
    const own = WORD_CATEGORIES.find((known) => known === category);
    return own ? CATEGORY_TEXTS[own].name[language] : category;
  };
}
