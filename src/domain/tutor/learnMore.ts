/** How often a learner may ask for something new about the same text. */
const MAX_LEARN_MORE = 2;

/** The first explanation came without asking for more. */
export const mayLearnMore = (explanations: number): boolean => explanations > 0 && explanations - 1 < MAX_LEARN_MORE;
