export type Rating = 'perfect' | 'outstanding' | 'great' | 'effort';

const RATINGS: readonly { readonly from: number; readonly rating: Rating; readonly confetti: number }[] = [
  { from: 100, rating: 'perfect', confetti: 100 },
  { from: 90, rating: 'outstanding', confetti: 50 },
  { from: 75, rating: 'great', confetti: 0 },
];

/** How many animation frames a piece of confetti lives. */
export const CONFETTI_TICKS = 200;

/** What an easy quiz is called by its percentage, and how much confetti falls for it. */
export function ratingOf(percentage: number): { readonly rating: Rating; readonly confetti: number } {
  const { rating, confetti } = RATINGS.find(({ from }) => percentage >= from) ?? { rating: 'effort', confetti: 0 };
  return { rating, confetti };
}
