import type { LearnerSummary } from '../learner/summary';
import { PREFERENCE_LISTS, type UserPreferences } from '../learner/preferences';
import type { EasyBank } from './easyBank';
import { englishPrompt } from './englishPrompt';

/** For a learner without practice or preferences: topics that every child knows. */
const GENTLE_MIX: readonly string[] = ['animals', 'family', 'food', 'colours'];
const MIX_SIZE = 4;
/** Limit for liked categories, and for practiced ones. */
const MAX_OF_EACH = 2;

type Learner = {
  readonly summary: Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;
  readonly preferences: UserPreferences;
};

/** `word:food_water` is in the category food. */
const categoryOf = (key: string): string | undefined => /^word:([^_]+)_/u.exec(key)?.[1];

function practicedCategories({ rightByItem, wrongByItem }: Learner['summary']): string[] {
  const times = new Map<string, number>();
  for (const [key, count] of [...Object.entries(rightByItem), ...Object.entries(wrongByItem)]) {
    const category = categoryOf(key);
    if (category !== undefined) times.set(category, (times.get(category) ?? 0) + count);
  }
  return [...times].toSorted(([, one], [, other]) => other - one).map(([category]) => category);
}

/** Ignores case and the plural s. */
const normalized = (text: string) => text.trim().toLocaleLowerCase('en').replace(/s$/u, '');

function likedCategories({ byCategory }: EasyBank, preferences: UserPreferences): string[] {
  const named = new Set(
    PREFERENCE_LISTS.filter((list) => list !== 'dislikes')
      .flatMap((list) => preferences[list])
      .map(normalized),
  );
  const isNamed = (category: string) =>
    named.has(normalized(category)) ||
    byCategory.get(category)?.some(({ id }) => named.has(normalized(englishPrompt(id))));
  return [...byCategory.keys()].filter(isNamed);
}

/** The default categories of an easy quiz: those the learner likes and has practiced. */
export function easyMix(bank: EasyBank, categories: readonly string[], learner: Learner): readonly string[] {
  const known = (some: readonly string[]) => some.filter((category) => categories.includes(category));
  const mix = new Set([
    ...known(likedCategories(bank, learner.preferences)).slice(0, MAX_OF_EACH),
    ...known(practicedCategories(learner.summary)).slice(0, MAX_OF_EACH),
    ...known(GENTLE_MIX),
    ...categories,
  ]);
  return [...mix].slice(0, MIX_SIZE);
}
