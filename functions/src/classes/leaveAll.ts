import { classesOf } from './classes';
import type { ClassDependencies } from './dependencies';
import { membershipsIn } from './memberships';
import { placesIn } from './places';
import { takingOff } from './takeOff';

/** For whoever is erased: off every roster, and the classes that they teach are deleted. Safe to call again. */
export async function leaveAllClasses(dependencies: Omit<ClassDependencies, 'auth'>, uid: string): Promise<void> {
  const { firestore } = dependencies;
  const { classes, teaches } = membershipsIn(await placesIn(firestore).memberships(uid).get());
  for (const classId of classes) await takingOff(firestore)(uid, classId);
  for (const classId of teaches) await classesOf(dependencies).removeIfTaught(uid, classId);
}
