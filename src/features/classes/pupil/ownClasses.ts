import { calendarDay } from '../../../domain/activity/calendarDay';
import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil, SchoolClass } from '../../../domain/classroom/classroom';
import { ok, type Result } from '../../../domain/result';
import type { Classroom, ClassroomError } from '../../../ports/classroom';
import { saveOpenedLessons } from '../../../state/figures/openedLessons';
import { saveMemberships } from '../../../state/session/useMemberships';

export type OwnClass = Pick<SchoolClass, 'id' | 'name'> & {
  readonly entry: Pupil;
  readonly assignments: readonly Assignment[];
};

async function ownClass(classroom: Classroom, classId: string, userId: string) {
  const [found, entry, assignments] = await Promise.all([
    classroom.classOf(classId),
    classroom.ownEntry(classId, userId),
    classroom.assignments(classId),
  ]);
  const fault = [found, entry, assignments].find(({ ok: isFine }) => !isFine);
  // The teacher has just deleted the class or removed the pupil.
  if (fault && !fault.ok) return fault.error.kind === 'denied' ? ok(null) : fault;
  if (!found.ok || !entry.ok || !assignments.ok || !found.value || !entry.value) return ok(null);
  const { id, name } = found.value;
  return ok<OwnClass>({ id, name, entry: entry.value, assignments: assignments.value });
}

/** A pupil's classes, each with its assignments. */
export async function ownClasses(
  classroom: Classroom,
  userId: string,
): Promise<Result<readonly OwnClass[], ClassroomError>> {
  const memberships = await classroom.memberships(userId);
  if (!memberships.ok) return memberships;
  saveMemberships(userId, memberships.value, calendarDay(new Date()));
  const found = await Promise.all(memberships.value.classes.map((classId) => ownClass(classroom, classId, userId)));
  const fault = found.find((one) => !one.ok);
  if (fault && !fault.ok) return fault;
  const own = found.flatMap((one) => (one.ok && one.value ? [one.value] : []));
  const lessons = own.flatMap(({ assignments }) => assignments.filter(({ kind }) => kind === 'lesson'));
  saveOpenedLessons(
    userId,
    lessons.map(({ target }) => target),
  );
  return ok(own);
}
