import type { FirebaseApp } from 'firebase/app';
import { getAuth, signInWithCustomToken } from 'firebase/auth';
import * as v from 'valibot';
import { failed, ok, type Result } from '../../domain/result';
import type { Classroom, ClassroomError, Joined } from '../../ports/classroom';
import { apiFetchOf } from './api';
import { ask } from './classroomCalls';

const emptyAnswer = v.pipe(
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
 * The store's code is loaded on first use, like Firestore itself.
 * @param openStore opens Firestore for the signed-in learner
 */
export function openFirebaseClassroom(app: FirebaseApp, openStore: () => Promise<unknown>): Classroom {
  const fetchApi = apiFetchOf(app);
  const store = async () => {
    const [{ classroomStore }] = await Promise.all([import('./classroomStore'), openStore()]);
    return classroomStore(app);
  };
  /** Loads the store, then queries it. */
  const withStore = async <T>(
    query: (opened: Awaited<ReturnType<typeof store>>) => Promise<Result<T, ClassroomError>>,
  ): Promise<Result<T, ClassroomError>> => {
    try {
      return await query(await store());
    } catch (thrown) {
      return failed({ kind: 'unreachable', detail: `The code of Firestore could not be loaded: ${String(thrown)}` });
    }
  };

  /** Signs in a pupil without a Google account, with the token from the server. */
  const signInWith = async (answer: Result<v.InferOutput<typeof joined>, ClassroomError>) => {
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
    memberships: (userId) => withStore((opened) => opened.memberships(userId)),
    classOf: (classId) => withStore((opened) => opened.classOf(classId)),
    roster: (classId) => withStore((opened) => opened.roster(classId)),
    ownEntry: (classId, userId) => withStore((opened) => opened.ownEntry(classId, userId)),
    assignments: (classId) => withStore((opened) => opened.assignments(classId)),
    assign: (classId, wanted) => withStore((opened) => opened.assign(classId, wanted)),
    unassign: (classId, assignmentId) => withStore((opened) => opened.unassign(classId, assignmentId)),
    make: (name) => ask(fetchApi, '/classes', { name }, schoolClass),
    rename: (classId, name) => ask(fetchApi, '/classes/rename', { classId, name }, emptyAnswer),
    remove: (classId) => ask(fetchApi, '/classes/delete', { classId }, emptyAnswer),
    removePupil: (classId, pupilId) => ask(fetchApi, '/classes/remove-pupil', { classId, pupilId }, emptyAnswer),
    comeBackCode: (classId, pupilId) => ask(fetchApi, '/classes/come-back-code', { classId, pupilId }, comeBackCode),
    leave: (classId) => ask(fetchApi, '/classes/leave', { classId }, emptyAnswer),
    join: async (asked) => signInWith(await ask(fetchApi, '/classes/join', asked, joined)),
    comeBack: async (code) => signInWith(await ask(fetchApi, '/classes/come-back', { code }, joined)),
  };
}
