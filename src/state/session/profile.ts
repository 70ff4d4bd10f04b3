import type { UserPreferences } from '../../domain/learner/preferences';
import type { Loading } from '../values/sharedValue';

export type ProfileState = Loading<UserPreferences>;

/** A profile that cannot be read counts as incomplete: the spec then sends the learner to the onboarding. */
export const isComplete = (profile: ProfileState): boolean =>
  profile.kind === 'loaded' && profile.value.isProfileComplete;
