import type { FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { MAX_ASSIGNMENTS, MAX_PUPILS, NO_MEMBERSHIPS } from '../../domain/classroom/classroom';
import { failed, ok, type Result } from '../../domain/result';
import type { Classroom, ClassroomError } from '../../ports/classroom';
import { assignmentIn, classIn, membershipsIn, pupilIn } from '../shapes/classroomShapes';
import { documentsError } from './documentsError';

type StorePart = Pick<
  Classroom,
  'memberships' | 'classOf' | 'roster' | 'ownEntry' | 'assignments' | 'assign' | 'unassign'
>;

async function answer<T>(work: () => Promise<T>): Promise<Result<T, ClassroomError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    const { kind, detail } = documentsError(thrown);
    return failed({ kind: kind === 'denied' ? 'denied' : kind === 'unavailable' ? 'unreachable' : 'unknown', detail });
  }
}

/** The parts of a class that the security rules let a page read and write directly. */
export function classroomStore(app: FirebaseApp, now: () => number = Date.now): StorePart {
  const firestore = getFirestore(app);
  const classAt = (classId: string) => doc(firestore, 'classes', classId);
  return {
    memberships: (userId) =>
      answer(async () => {
        const found = await getDoc(doc(firestore, 'memberships', userId));
        return membershipsIn(userId, found.data() ?? {}) ?? NO_MEMBERSHIPS;
      }),
    classOf: (classId) =>
      answer(async () => {
        const found = await getDoc(classAt(classId));
        return found.exists() ? classIn(classId, found.data()) : null;
      }),
    roster: (classId) =>
      answer(async () => {
        const { docs } = await getDocs(query(collection(classAt(classId), 'pupils'), limit(MAX_PUPILS)));
        return docs.flatMap((one) => pupilIn(one.id, one.data()) ?? []);
      }),
    ownEntry: (classId, userId) =>
      answer(async () => {
        const found = await getDoc(doc(classAt(classId), 'pupils', userId));
        return found.exists() ? pupilIn(userId, found.data()) : null;
      }),
    assignments: (classId) =>
      answer(async () => {
        const assignments = collection(classAt(classId), 'assignments');
        const { docs } = await getDocs(query(assignments, orderBy('dueDay', 'desc'), limit(MAX_ASSIGNMENTS)));
        return docs.flatMap((one) => assignmentIn(one.id, one.data()) ?? []);
      }),
    assign: (classId, { kind, target, dueDay }) =>
      answer(async () => {
        await addDoc(collection(classAt(classId), 'assignments'), { kind, target, dueDay, createdAt: now() });
        return 'done' as const;
      }),
    unassign: (classId, assignmentId) =>
      answer(async () => {
        await deleteDoc(doc(classAt(classId), 'assignments', assignmentId));
        return 'done' as const;
      }),
  };
}
