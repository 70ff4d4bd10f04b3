import type { UserPreferences } from '../../domain/learner/preferences';
import type { Loading } from '../values/sharedValue';

/** What is known of the signed-in learner's profile. */
export type ProfileState = Loading<UserPreferences>;

/** A check that failed counts as incomplete: the spec sends such a learner to the questions. */
export const isComplete = (profile: ProfileState): boolean =>
  profile.kind === 'loaded' && profile.value.isProfileComplete;
