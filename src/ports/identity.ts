import type { Learner } from '../domain/learner/learner';
import type { LearnerPicture } from '../domain/learner/pictures';
import type { Result } from '../domain/result';

export type IdentityState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly learner: Learner };

type SignInError = { readonly kind: 'failed'; readonly detail: string };

export type DeviceError = {
  readonly kind:
    | 'storage-full'
    | 'storage-blocked'
    /** Another window with an earlier version blocks the upgrade of the store. */
    | 'storage-held'
    /** The store exists but cannot be opened. */
    | 'storage-damaged'
    | 'unknown';
  readonly detail: string;
};

/** A learner on this device needs only a name. */
export type NewLearner = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly picture?: LearnerPicture | undefined;
};

/** The learners stored on this device, for deployments without accounts. */
export type DeviceLearners = {
  /** In the order they were added. */
  list(): Promise<Result<readonly Learner[], DeviceError>>;
  /** Stores a new learner without signing in. */
  add(learner: NewLearner): Promise<Result<Learner, DeviceError>>;
  /** Signs this learner in; `'gone'` if another tab has just removed them. */
  pick(id: string): Promise<Result<'signed-in' | 'gone', DeviceError>>;
  /** All readable data of a damaged store as one text; `null` if nothing is readable. */
  salvage(): Promise<string | null>;
  /** Deletes the store with all learners, when it can no longer be opened. */
  reset(): Promise<Result<'empty', DeviceError>>;
  /** Removes the learner, and signs them out if signed in. The documents port erases their documents. */
  remove(id: string): Promise<Result<'removed', DeviceError>>;
};

export type Identity = {
  /** Calls the listener immediately with the current state, and on every change, including those in other tabs. */
  watch(listener: (state: IdentityState) => void): () => void;
  /**
   * Opens Google's popup; closing it returns `'canceled'`. With `deviceLearners` there is no popup: the screen shows its
   * own dialog, and `signIn` always returns `'canceled'`.
   */
  signIn(): Promise<Result<'signed-in' | 'canceled', SignInError>>;
  signOut(): Promise<Result<'signed-out', DeviceError>>;
  /** Prefetches what signing in needs, for pages that offer it. Never throws. */
  prepare?(): void;
  readonly deviceLearners?: DeviceLearners;
};
