import type { LearnerPicture } from './pictures';

/** The person who is signed in, as the identity port tells it. */
export type Learner = {
  readonly id: string;
  readonly name: string;
  /** Empty where none was given. */
  readonly email: string;
  /** Only of learners on this device, if they chose one. */
  readonly picture?: LearnerPicture;
  /** When they were added to this device; who was there before this was kept has none. */
  readonly createdAt?: number;
};

/** As they came; who came before that was kept comes first. */
export const inOrderOfCreation = (learners: readonly Learner[]): readonly Learner[] =>
  learners.toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));

/** The learners whose names hold what is written, in whichever case. */
export function foundByName(learners: readonly Learner[], written: string): readonly Learner[] {
  const wanted = written.trim().toLocaleLowerCase();
  return learners.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
