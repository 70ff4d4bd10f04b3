export type Rating = 'perfect' | 'outstanding' | 'great' | 'effort';

const RATINGS: readonly { readonly from: number; readonly rating: Rating; readonly confetti: number }[] = [
  { from: 100, rating: 'perfect', confetti: 100 },
  { from: 90, rating: 'outstanding', confetti: 50 },
  { from: 75, rating: 'great', confetti: 0 },
];

/** Lifetime of a piece of confetti, in animation frames. */
export const CONFETTI_TICKS = 200;

/** The rating of an easy quiz and its number of confetti pieces. */
export function ratingOf(percentage: number): { readonly rating: Rating; readonly confetti: number } {
  const { rating, confetti } = RATINGS.find(({ from }) => percentage >= from) ?? { rating: 'effort', confetti: 0 };
  return { rating, confetti };
}
