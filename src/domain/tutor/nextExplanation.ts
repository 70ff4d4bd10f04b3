import type { BankWord } from './bankWord';
import { tidyEnglish } from './englishForms';

const SHORTEST_INTEREST = 3;

/** An explanation not said before; one that touches on what the learner likes comes first. Null when all were said. */
export function nextExplanation(
  { explanations }: BankWord,
  said: readonly string[],
  interests: readonly string[],
): { readonly en: string; readonly te: string } | null {
  const unsaid = explanations.filter(({ en }) => !said.includes(en));
  const liked = interests.map(tidyEnglish).filter((interest) => interest.length >= SHORTEST_INTEREST);
  const touches = ({ en, te }: { en: string; te: string }) =>
    liked.some((interest) => ` ${tidyEnglish(en)}`.includes(` ${interest}`) || te.includes(interest));
  return unsaid.find(touches) ?? unsaid[0] ?? null;
}
