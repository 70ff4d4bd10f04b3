import type { Assignment } from '../domain/classroom/assignment';
import type { Memberships, Pupil, SchoolClass } from '../domain/classroom/classroom';
import type { LearnerPicture } from '../domain/learner/pictures';
import type { Result } from '../domain/result';

export type ClassroomErrorKind =
  /** The server cannot be reached. */
  | 'unreachable'
  | 'wrong-code'
  | 'full'
  /** Nobody is in, or teaches, more classes than that. */
  | 'too-many-classes'
  | 'own-class'
  /** Too many tries; it works again after a while. */
  | 'too-often'
  /** Not theirs to see or to do. */
  | 'denied'
  | 'unknown';

export type ClassroomError = { readonly kind: ClassroomErrorKind; readonly detail: string };

type Answer<T> = Promise<Result<T, ClassroomError>>;

export type NewAssignment = Pick<Assignment, 'kind' | 'target' | 'dueDay'>;
type Joining = { readonly code: string; readonly name: string; readonly picture: LearnerPicture };
export type Joined = { readonly classId: string };
/** Shown once, and good until then. */
type ComeBackCode = { readonly code: string; readonly until: number };

/** Classes of a teacher and their pupils. Only a product with a server has them. */
export type Classroom = {
  /** Whether it is worth looking: known without asking anybody, and `false` for most. */
  mayBeInClass(): Promise<boolean>;
  memberships(userId: string): Answer<Memberships>;
  classOf(classId: string): Answer<SchoolClass | null>;
  /** Everybody in the class, for its teacher. */
  roster(classId: string): Answer<readonly Pupil[]>;
  /** What the teacher sees of this pupil, for the pupil. */
  ownEntry(classId: string, userId: string): Answer<Pupil | null>;
  assignments(classId: string): Answer<readonly Assignment[]>;

  make(name: string): Answer<SchoolClass>;
  rename(classId: string, name: string): Answer<'done'>;
  /** With everything in it; pupils who have no other account and no other class are erased. */
  remove(classId: string): Answer<'done'>;
  assign(classId: string, wanted: NewAssignment): Answer<'done'>;
  unassign(classId: string, assignmentId: string): Answer<'done'>;
  removePupil(classId: string, pupilId: string): Answer<'done'>;
  comeBackCode(classId: string, pupilId: string): Answer<ComeBackCode>;

  /** Who is signed in joins as themselves; who is not gets a place of their own, and is signed in. */
  join(asked: Joining): Answer<Joined>;
  /** Signs a pupil in again, with the code that their teacher shows. */
  comeBack(code: string): Answer<Joined>;
  leave(classId: string): Answer<'done'>;
};
