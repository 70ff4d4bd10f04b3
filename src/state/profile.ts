import type { UserPreferences } from '../domain/learner/preferences';

/** What is known of the signed-in learner's profile. */
export type ProfileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly preferences: UserPreferences };

/** A check that failed counts as incomplete: the spec sends such a learner to the questions. */
export const isComplete = (profile: ProfileState): boolean =>
  profile.kind === 'loaded' && profile.preferences.isProfileComplete;
