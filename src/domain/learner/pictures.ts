/** What a learner may choose to be known by, before they can read their own name. */
export const LEARNER_PICTURES = ['🦚', '🐘', '🦜', '🐢', '🐯', '🐒', '🦋', '🐰', '🥭', '🍌', '🥥', '🍇'] as const;

export type LearnerPicture = (typeof LEARNER_PICTURES)[number];
