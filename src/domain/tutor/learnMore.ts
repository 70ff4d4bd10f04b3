/** How often a learner may ask for another explanation of the same text. */
const MAX_LEARN_MORE = 2;

/** The first explanation does not count. */
export const mayLearnMore = (explanations: number): boolean => explanations > 0 && explanations - 1 < MAX_LEARN_MORE;
