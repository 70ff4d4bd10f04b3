/** Returns a number from 0 (inclusive) to 1 (exclusive). It is passed in so that a test can repeat what a learner saw. */
export type Random = () => number;

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
