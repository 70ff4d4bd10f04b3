import type { LearnerSummary } from '../learner/summary';
import { PREFERENCE_LISTS, type UserPreferences } from '../learner/preferences';
import type { EasyBank } from './easyBank';
import { englishPrompt } from './englishPrompt';

/** For who has practised nothing and named nothing: what every child knows. */
const GENTLE_MIX: readonly string[] = ['animals', 'family', 'food', 'colours'];
const IN_A_MIX = 4;
/** So many of what the learner likes, and as many of what they practised, at most. */
const OF_EACH = 2;

type Learner = {
  readonly summary: Pick<LearnerSummary, 'rightByItem' | 'wrongByItem'>;
  readonly preferences: UserPreferences;
};

/** `word:food_water` is of the category food. */
const categoryOf = (key: string): string | undefined => /^word:([^_]+)_/u.exec(key)?.[1];

function practised({ rightByItem, wrongByItem }: Learner['summary']): string[] {
  const times = new Map<string, number>();
  for (const [key, count] of [...Object.entries(rightByItem), ...Object.entries(wrongByItem)]) {
    const category = categoryOf(key);
    if (category !== undefined) times.set(category, (times.get(category) ?? 0) + count);
  }
  return [...times].toSorted(([, one], [, other]) => other - one).map(([category]) => category);
}

/** One of a thing or many of it. */
const asNamed = (text: string) => text.trim().toLocaleLowerCase('en').replace(/s$/u, '');

function liked({ byCategory }: EasyBank, preferences: UserPreferences): string[] {
  const named = new Set(
    PREFERENCE_LISTS.filter((list) => list !== 'dislikes')
      .flatMap((list) => preferences[list])
      .map(asNamed),
  );
  const isNamed = (category: string) =>
    named.has(asNamed(category)) || byCategory.get(category)?.some(({ id }) => named.has(asNamed(englishPrompt(id))));
  return [...byCategory.keys()].filter(isNamed);
}

/** What an easy quiz is about as long as the learner chooses nothing else: what they like and what they practised. */
export function easyMix(bank: EasyBank, categories: readonly string[], learner: Learner): readonly string[] {
  const known = (some: readonly string[]) => some.filter((category) => categories.includes(category));
  const mix = new Set([
    ...known(liked(bank, learner.preferences)).slice(0, OF_EACH),
    ...known(practised(learner.summary)).slice(0, OF_EACH),
    ...known(GENTLE_MIX),
    ...categories,
  ]);
  return [...mix].slice(0, IN_A_MIX);
}
