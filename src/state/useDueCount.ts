/** How many things the learner is about to forget; `null` while nothing can say. */
export const useDueCount = (): number | null => null;
