import {
  asClassName,
  isPupilId,
  MAX_CLASSES_PER_TEACHER,
  type SchoolClass,
} from '../../../src/domain/classroom/classroom';
import { CLASS_CODE_LENGTH, newCode } from '../../../src/domain/classroom/code';
import type { VerifiedLearner } from '../http/route';
import { type ClassDependencies, secureRandom } from './dependencies';
import { isInNoClass, membershipsIn, without } from './memberships';
import { placesIn } from './places';
import { Refusal } from './refusal';

const MAX_TRIES = 5;
const MAX_PARALLEL_ERASURES = 5;

const validName = (text: string): string => {
  const name = asClassName(text);
  if (name === null) throw new Refusal(400, 'name', 'A class needs a name.');
  return name;
};

const isCodeTaken = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && [6, 'already-exists'].includes(thrown.code as number | string);

/** A teacher's actions on a whole class. */
export function classesOf({ firestore, now, eraseAccount }: Omit<ClassDependencies, 'auth'>) {
  const places = placesIn(firestore);

  async function makeWithCode(teacherId: string, name: string, code: string): Promise<SchoolClass> {
    const at = places.newClass();
    const createdAt = now();
    await firestore.runTransaction(async (transaction) => {
      const own = membershipsIn(await transaction.get(places.memberships(teacherId)));
      if (own.teaches.length >= MAX_CLASSES_PER_TEACHER)
        throw new Refusal(409, 'too_many_classes', `Nobody teaches more than ${MAX_CLASSES_PER_TEACHER} classes.`);
      // Fails when another class already has this code.
      transaction.create(places.codeOf(code), { classId: at.id });
      transaction.create(at, { teacherId, name, code, createdAt, pupilCount: 0 });
      transaction.set(places.memberships(teacherId), { ...own, teaches: [...own.teaches, at.id] });
    });
    return { id: at.id, teacherId, name, code, createdAt };
  }

  async function make({ uid, provider }: VerifiedLearner, text: string): Promise<SchoolClass> {
    if (provider !== 'google.com') throw new Refusal(403, 'no_teacher', 'A teacher needs an account of their own.');
    const name = validName(text);
    for (let tries = 1; ; tries += 1) {
      try {
        return await makeWithCode(uid, name, newCode(CLASS_CODE_LENGTH, secureRandom));
      } catch (thrown) {
        if (!isCodeTaken(thrown) || tries === MAX_TRIES) throw thrown;
      }
    }
  }

  /** Refuses everyone but the class's teacher. */
  async function ofTeacher(uid: string, classId: string) {
    const found = (await places.classOf(classId).get()).data();
    if (!found || found['teacherId'] !== uid) throw new Refusal(404, 'no_class', 'There is no such class of yours.');
    return { code: String(found['code'] ?? '') };
  }

  async function rename(uid: string, classId: string, text: string) {
    await ofTeacher(uid, classId);
    const name = validName(text);
    await places.classOf(classId).update({ name });
    return { name };
  }

  /** Deletes the class, its documents, and pupils who are in no other class. It can be repeated after a failure. */
  async function remove(uid: string, classId: string) {
    const { code } = await ofTeacher(uid, classId);
    const [pupils, assignments] = await Promise.all([
      places.pupils(classId).listDocuments(),
      places.assignments(classId).listDocuments(),
    ]);
    const members = await Promise.all(
      [...pupils.map(({ id }) => id), uid].map(async (id) => ({
        id,
        remaining: without(membershipsIn(await places.memberships(id).get()), classId),
      })),
    );
    const pupilsToErase = members.filter(({ id, remaining }) => isPupilId(id) && isInNoClass(remaining));
    for (let from = 0; from < pupilsToErase.length; from += MAX_PARALLEL_ERASURES)
      await Promise.all(pupilsToErase.slice(from, from + MAX_PARALLEL_ERASURES).map(({ id }) => eraseAccount(id)));
    const batch = firestore.batch();
    for (const at of [...pupils, ...assignments]) batch.delete(at);
    for (const { id, remaining } of members) {
      if (isInNoClass(remaining)) batch.delete(places.memberships(id));
      else batch.set(places.memberships(id), remaining);
    }
    if (code !== '') batch.delete(places.codeOf(code));
    batch.delete(places.classOf(classId));
    await batch.commit();
    return { accountsErased: pupilsToErase.length };
  }

  /** Like `remove`, but does nothing when the class is already gone. */
  async function removeIfTaught(uid: string, classId: string): Promise<void> {
    const found = (await places.classOf(classId).get()).data();
    if (found?.['teacherId'] === uid) await remove(uid, classId);
  }

  return { make, rename, remove, removeIfTaught, ofTeacher };
}
