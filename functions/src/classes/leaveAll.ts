import { classesOf } from './classes';
import type { ClassDependencies } from './dependencies';
import { membershipsIn } from './memberships';
import { placesIn } from './places';
import { pupilsOf } from './pupils';

/** For whoever is erased: off every roster, and the classes that they teach are deleted. Safe to call again. */
export async function leaveAllClasses(dependencies: ClassDependencies, uid: string): Promise<void> {
  const found = await placesIn(dependencies.firestore).memberships(uid).get();
  const { classes, teaches } = membershipsIn(found);
  for (const classId of classes) await pupilsOf(dependencies).takeOff(uid, classId);
  for (const classId of teaches) await classesOf(dependencies).remove(uid, classId);
}
