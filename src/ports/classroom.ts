import type { Assignment } from '../domain/classroom/assignment';
import type { Memberships, Pupil, SchoolClass } from '../domain/classroom/classroom';
import type { LearnerPicture } from '../domain/learner/pictures';
import type { Result } from '../domain/result';

export type ClassroomErrorKind =
  | 'unreachable'
  | 'wrong-code'
  | 'full'
  /** The pupil or teacher has reached the limit of classes. */
  | 'too-many-classes'
  | 'own-class'
  /** Too many attempts; it works again after a while. */
  | 'too-often'
  /** The user has no permission. */
  | 'denied'
  | 'unknown';

export type ClassroomError = { readonly kind: ClassroomErrorKind; readonly detail: string };

type Answer<T> = Promise<Result<T, ClassroomError>>;

export type NewAssignment = Pick<Assignment, 'kind' | 'target' | 'dueDay'>;
type Joining = { readonly code: string; readonly name: string; readonly picture: LearnerPicture };
export type Joined = { readonly classId: string };
/** Shown once, and valid until `until`. */
type ComeBackCode = { readonly code: string; readonly until: number };

/** The classes of teachers and pupils. Only deployments with a server have them. */
export type Classroom = {
  /** A local check that avoids server requests: `false` for most learners. */
  mayBeInClass(): Promise<boolean>;
  memberships(userId: string): Answer<Memberships>;
  classOf(classId: string): Answer<SchoolClass | null>;
  /** All pupils of the class; only its teacher may read them. */
  roster(classId: string): Answer<readonly Pupil[]>;
  /** The pupil's own roster entry. */
  ownEntry(classId: string, userId: string): Answer<Pupil | null>;
  assignments(classId: string): Answer<readonly Assignment[]>;

  make(name: string): Answer<SchoolClass>;
  rename(classId: string, name: string): Answer<'done'>;
  /** Deletes the class with all its data; pupils without an account or another class are erased. */
  remove(classId: string): Answer<'done'>;
  assign(classId: string, assignment: NewAssignment): Answer<'done'>;
  unassign(classId: string, assignmentId: string): Answer<'done'>;
  removePupil(classId: string, pupilId: string): Answer<'done'>;
  comeBackCode(classId: string, pupilId: string): Answer<ComeBackCode>;

  /** A signed-in learner joins with their account; anyone else gets a new pupil account and is signed in. */
  join(request: Joining): Answer<Joined>;
  /** Signs a pupil in again with the code from their teacher. */
  comeBack(code: string): Answer<Joined>;
  leave(classId: string): Answer<'done'>;
};
