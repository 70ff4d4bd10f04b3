import { calendarDay } from '../../../domain/activity/calendarDay';
import type { SchoolClass } from '../../../domain/classroom/classroom';
import { ok, type Result } from '../../../domain/result';
import type { Classroom, ClassroomError } from '../../../ports/classroom';
import { saveMemberships } from '../../../state/session/useMemberships';

/** A teacher's classes, newest first. */
export async function taughtClasses(
  classroom: Classroom,
  userId: string,
): Promise<Result<readonly SchoolClass[], ClassroomError>> {
  const memberships = await classroom.memberships(userId);
  if (!memberships.ok) return memberships;
  saveMemberships(userId, memberships.value, calendarDay(new Date()));
  const found = await Promise.all(memberships.value.teaches.map((classId) => classroom.classOf(classId)));
  // A denied class was deleted on another device.
  const fault = found.find((one) => !one.ok && one.error.kind !== 'denied');
  if (fault && !fault.ok) return fault;
  const all = found.flatMap((one) => (one.ok && one.value ? [one.value] : []));
  return ok(all.sort((one, other) => other.createdAt - one.createdAt));
}
