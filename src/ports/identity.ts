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
    /** Another window keeps the store as an earlier version left it. */
    | 'storage-held'
    /** There is a store, and it cannot be opened. */
    | 'storage-damaged'
    | 'unknown';
  readonly detail: string;
};

/** All that a learner on this device needs is a name. */
export type NewLearner = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly picture?: LearnerPicture | undefined;
};

/** The learners kept on this device. Only an identity without an account elsewhere has them. */
export type DeviceLearners = {
  /** In the order in which they were added. */
  list(): Promise<Result<readonly Learner[], DeviceError>>;
  /** Keeps a new learner; it does not sign in. */
  add(learner: NewLearner): Promise<Result<Learner, DeviceError>>;
  /** Signs this learner in. One that another tab has just removed is `'gone'`. */
  pick(id: string): Promise<Result<'signed-in' | 'gone', DeviceError>>;
  /** Everything in the store that can still be read, as one text; `null` when nothing can. */
  salvage(): Promise<string | null>;
  /** Throws the store away, with all learners: for one that cannot be opened any more. */
  startAnew(): Promise<Result<'empty', DeviceError>>;
  /** Forgets the learner, and signs out when it was the one signed in. Documents are erased by the documents port. */
  remove(id: string): Promise<Result<'removed', DeviceError>>;
};

export type Identity = {
  /** Calls the listener at once with what is known, and again at every change, also one made in another tab. */
  watch(listener: (state: IdentityState) => void): () => void;
  /**
   * Google's popup; closing it is `'cancelled'`. Where `deviceLearners` is present there is no popup: the screen shows
   * its own dialog over `deviceLearners`, and `signIn` by itself is `'cancelled'`.
   */
  signIn(): Promise<Result<'signed-in' | 'cancelled', SignInError>>;
  signOut(): Promise<Result<'signed-out', DeviceError>>;
  /** For the page that offers to sign in: gets ready what that will need, and never fails loudly. */
  prepare?(): void;
  readonly deviceLearners?: DeviceLearners;
};
