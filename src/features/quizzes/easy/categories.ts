import { CATEGORY_TEXTS } from '../../../content/words/categories';
import { WORD_CATEGORIES } from '../../../content/words/word';
import type { EasyBank } from '../../../domain/quiz/easyBank';
import { useLanguage } from '../../../i18n/useText';

/** The categories that have entries, or our own while the entries load. */
export function categoriesOf({ byCategory }: EasyBank): readonly string[] {
  if (byCategory.size === 0) return WORD_CATEGORIES;
  const own = WORD_CATEGORIES.filter((category) => byCategory.has(category));
  return [
    ...own,
    ...[...byCategory.keys()].filter((category) => !own.some((known) => known === category) && category !== ''),
  ];
}

/** A category that exists only in the store is shown by its id. */
export function useCategoryName(): (category: string) => string {
  const language = useLanguage();
  return (category) => {
    const own = WORD_CATEGORIES.find((known) => known === category);
    return own ? CATEGORY_TEXTS[own].name[language] : category;
  };
}
