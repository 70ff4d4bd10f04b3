import { classesOf } from './classes';
import type { ClassDependencies } from './dependencies';
import { membershipsIn } from './memberships';
import { placesIn } from './places';
import { rosterRemoval } from './takeOff';

/** Removes an erased learner from every class and deletes the classes they teach. It can be repeated. */
export async function leaveAllClasses(dependencies: Omit<ClassDependencies, 'auth'>, uid: string): Promise<void> {
  const { firestore } = dependencies;
  const { classes, teaches } = membershipsIn(await placesIn(firestore).memberships(uid).get());
  for (const classId of classes) await rosterRemoval(firestore)(uid, classId);
  for (const classId of teaches) await classesOf(dependencies).removeIfTaught(uid, classId);
}
