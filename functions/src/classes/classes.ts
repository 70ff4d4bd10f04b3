import {
  asClassName,
  isPupilId,
  MAX_CLASSES_PER_TEACHER,
  type SchoolClass,
} from '../../../src/domain/classroom/classroom';
import { CLASS_CODE_LENGTH, newCode } from '../../../src/domain/classroom/code';
import type { VerifiedLearner } from '../http/route';
import { type ClassDependencies, unguessable } from './dependencies';
import { isInNone, membershipsIn, without } from './memberships';
import { placesIn } from './places';
import { Refusal } from './refusal';

const TRIES = 5;
/** Accounts that are erased side by side. */
const AT_ONCE = 5;

const nameIn = (written: string): string => {
  const name = asClassName(written);
  if (name === null) throw new Refusal(400, 'name', 'A class needs a name.');
  return name;
};

const isTaken = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && [6, 'already-exists'].includes(thrown.code as number | string);

/** What a teacher does with a class as a whole. */
export function classesOf({ firestore, now, eraseAccount }: Omit<ClassDependencies, 'auth'>) {
  const places = placesIn(firestore);

  async function makeWithCode(teacherId: string, name: string, code: string): Promise<SchoolClass> {
    const at = places.newClass();
    const createdAt = now();
    await firestore.runTransaction(async (transaction) => {
      const own = membershipsIn(await transaction.get(places.memberships(teacherId)));
      if (own.teaches.length >= MAX_CLASSES_PER_TEACHER)
        throw new Refusal(409, 'too_many_classes', `Nobody teaches more than ${MAX_CLASSES_PER_TEACHER} classes.`);
      // Refused where another class has this code.
      transaction.create(places.codeOf(code), { classId: at.id });
      transaction.create(at, { teacherId, name, code, createdAt, pupilCount: 0 });
      transaction.set(places.memberships(teacherId), { ...own, teaches: [...own.teaches, at.id] });
    });
    return { id: at.id, teacherId, name, code, createdAt };
  }

  async function make({ uid, provider }: VerifiedLearner, written: string): Promise<SchoolClass> {
    if (provider !== 'google.com') throw new Refusal(403, 'no_teacher', 'A teacher needs an account of their own.');
    const name = nameIn(written);
    for (let tries = 1; ; tries += 1) {
      try {
        return await makeWithCode(uid, name, newCode(CLASS_CODE_LENGTH, unguessable));
      } catch (thrown) {
        if (!isTaken(thrown) || tries === TRIES) throw thrown;
      }
    }
  }

  /** The class's data, for its teacher only. */
  async function ofTeacher(uid: string, classId: string) {
    const found = (await places.classOf(classId).get()).data();
    if (!found || found['teacherId'] !== uid) throw new Refusal(404, 'no_class', 'There is no such class of yours.');
    return { code: String(found['code'] ?? '') };
  }

  async function rename(uid: string, classId: string, written: string) {
    await ofTeacher(uid, classId);
    const name = nameIn(written);
    await places.classOf(classId).update({ name });
    return { name };
  }

  /** Deletes the class with everything in it, and pupils who have nothing but this class. May be called again after a failure half-way. */
  async function remove(uid: string, classId: string) {
    const { code } = await ofTeacher(uid, classId);
    const [pupils, assignments] = await Promise.all([
      places.pupils(classId).listDocuments(),
      places.assignments(classId).listDocuments(),
    ]);
    const members = await Promise.all(
      [...pupils.map(({ id }) => id), uid].map(async (id) => ({
        id,
        left: without(membershipsIn(await places.memberships(id).get()), classId),
      })),
    );
    const homeless = members.filter(({ id, left }) => isPupilId(id) && isInNone(left));
    for (let from = 0; from < homeless.length; from += AT_ONCE)
      await Promise.all(homeless.slice(from, from + AT_ONCE).map(({ id }) => eraseAccount(id)));
    const batch = firestore.batch();
    for (const at of [...pupils, ...assignments]) batch.delete(at);
    for (const { id, left } of members) {
      if (isInNone(left)) batch.delete(places.memberships(id));
      else batch.set(places.memberships(id), left);
    }
    if (code !== '') batch.delete(places.codeOf(code));
    batch.delete(places.classOf(classId));
    await batch.commit();
    return { accountsErased: homeless.length };
  }

  /** The same for a class that may be gone already. */
  async function removeIfTaught(uid: string, classId: string): Promise<void> {
    const found = (await places.classOf(classId).get()).data();
    if (found?.['teacherId'] === uid) await remove(uid, classId);
  }

  return { make, rename, remove, removeIfTaught, ofTeacher };
}
