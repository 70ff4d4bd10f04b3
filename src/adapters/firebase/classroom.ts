import type { FirebaseApp } from 'firebase/app';
import { getAuth, signInWithCustomToken } from 'firebase/auth';
import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { Classroom, ClassroomError, Joined } from '../../ports/classroom';
import { apiFetchOf } from './api';
import { ask } from './classroomCalls';

const nothing = v.pipe(
  v.looseObject({}),
  v.transform(() => 'done' as const),
);
const schoolClass = v.object({
  id: v.string(),
  teacherId: v.string(),
  name: v.string(),
  code: v.string(),
  createdAt: v.number(),
});
const comeBackCode = v.object({ code: v.string(), until: v.number() });
const joined = v.object({ classId: v.string(), token: v.optional(v.string()) });

/**
 * The store's code is loaded with the first question, like Firestore itself.
 * @param openStore opens Firestore for who is signed in
 */
export function openFirebaseClassroom(app: FirebaseApp, openStore: () => Promise<unknown>): Classroom {
  const fetchApi = apiFetchOf(app);
  const store = async () => {
    const [{ classroomStore }] = await Promise.all([import('./classroomStore'), openStore()]);
    return classroomStore(app);
  };
  /** Asks the store, once its code is there. */
  const stored = async <T>(
    question: (there: Awaited<ReturnType<typeof store>>) => Promise<Result<T, ClassroomError>>,
  ): Promise<Result<T, ClassroomError>> => {
    try {
      return await question(await store());
    } catch (thrown) {
      return failed({ kind: 'unreachable', detail: `The code of Firestore could not be loaded: ${String(thrown)}` });
    }
  };

  /** A pupil without an account elsewhere is signed in with the token that the server made. */
  const signedIn = async (answer: Result<v.InferOutput<typeof joined>, ClassroomError>) => {
    if (!answer.ok) return answer;
    const { classId, token } = answer.value;
    try {
      if (token !== undefined) await signInWithCustomToken(getAuth(app), token);
      return ok<Joined>({ classId });
    } catch (thrown) {
      return failed<ClassroomError>({ kind: 'unreachable', detail: String(thrown) });
    }
  };

  return {
    async mayBeInClass() {
      try {
        const { claims } = (await getAuth(app).currentUser?.getIdTokenResult()) ?? {};
        return claims?.['pupil'] === true || claims?.['inClass'] === true;
      } catch {
        return false;
      }
    },
    memberships: (userId) => stored((there) => there.memberships(userId)),
    classOf: (classId) => stored((there) => there.classOf(classId)),
    roster: (classId) => stored((there) => there.roster(classId)),
    ownEntry: (classId, userId) => stored((there) => there.ownEntry(classId, userId)),
    assignments: (classId) => stored((there) => there.assignments(classId)),
    assign: (classId, wanted) => stored((there) => there.assign(classId, wanted)),
    unassign: (classId, assignmentId) => stored((there) => there.unassign(classId, assignmentId)),
    make: (name) => ask(fetchApi, '/classes', { name }, schoolClass),
    rename: (classId, name) => ask(fetchApi, '/classes/rename', { classId, name }, nothing),
    remove: (classId) => ask(fetchApi, '/classes/delete', { classId }, nothing),
    removePupil: (classId, pupilId) => ask(fetchApi, '/classes/remove-pupil', { classId, pupilId }, nothing),
    comeBackCode: (classId, pupilId) => ask(fetchApi, '/classes/come-back-code', { classId, pupilId }, comeBackCode),
    leave: (classId) => ask(fetchApi, '/classes/leave', { classId }, nothing),
    join: async (asked) => signedIn(await ask(fetchApi, '/classes/join', asked, joined)),
    comeBack: async (code) => signedIn(await ask(fetchApi, '/classes/come-back', { code }, joined)),
  };
}
