/** A learner who cannot read yet recognizes their profile by its picture. */
export const LEARNER_PICTURES = ['🦚', '🐘', '🦜', '🐢', '🐯', '🐒', '🦋', '🐰', '🥭', '🍌', '🥥', '🍇'] as const;

export type LearnerPicture = (typeof LEARNER_PICTURES)[number];
