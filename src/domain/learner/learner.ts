import type { LearnerPicture } from './pictures';

/** The signed-in person, as the identity port reports them. */
export type Learner = {
  readonly id: string;
  readonly name: string;
  /** Empty if none was given. */
  readonly email: string;
  /** Only learners of this device can choose one. */
  readonly picture?: LearnerPicture;
  /** When they were added to this device; older learners have no date. */
  readonly createdAt?: number;
};

/** Learners without a date come first, because they are older. */
export const inOrderOfCreation = (learners: readonly Learner[]): readonly Learner[] =>
  learners.toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));

/** The learners whose name contains the text, ignoring case. */
export function foundByName(learners: readonly Learner[], text: string): readonly Learner[] {
  const query = text.trim().toLocaleLowerCase();
  return learners.filter(({ name }) => name.toLocaleLowerCase().includes(query));
}
