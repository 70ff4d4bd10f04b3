import * as v from 'valibot';
import { readCode } from '../../../src/domain/classroom/code';
import type { Call, Route } from '../http/route';
import { classesOf } from './classes';
import { comeBackCodesOf } from './comeBack';
import type { ClassDependencies } from './dependencies';
import { setClassHint } from './hint';
import { pupilsOf } from './pupils';
import { rosterRemoval } from './takeOff';
import { answerWith, callerOf, Refusal, readBody } from './refusal';

const shortText = v.pipe(v.string(), v.maxLength(200));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u));

const newClass = v.object({ name: shortText });
const oneClass = v.object({ classId: id });
const renaming = v.object({ classId: id, name: shortText });
const onePupil = v.object({ classId: id, pupilId: id });
const joining = v.object({ code: shortText, name: shortText, picture: shortText });
const oneCode = v.object({ code: shortText });

function codeOf(written: string, kind: 'class' | 'come-back'): string {
  const read = readCode(written);
  if (read?.kind !== kind) throw new Refusal(404, 'wrong_code', 'There is no class with this code.');
  return read.code;
}

const TEACHERS = { needs: 'learner', perMinute: 20, perDay: 300 } as const;
/** Shared by all callers without an account: many schools start at the same hour. Wrong codes have their own limit. */
const CHILDREN = { needs: 'anyone', perMinute: 1_000, perDay: 100_000 } as const;

/** Called per request, so that no service of the project is used before the first call. */
const partsOf = (dependencies: ClassDependencies) => ({
  classes: classesOf(dependencies),
  pupils: pupilsOf(dependencies),
  comeBackCodes: comeBackCodesOf(dependencies),
  removeFromRoster: rosterRemoval(dependencies.firestore),
});

/** The changes to classes that the security rules do not allow a page to make. */
export function classRoutes(
  given: Omit<ClassDependencies, 'eraseAccount'>,
  eraseAccount: ClassDependencies['eraseAccount'],
): readonly Route[] {
  const parts = () => partsOf({ firestore: given.firestore, auth: given.auth, now: given.now, eraseAccount });
  const post = (
    path: string,
    limits: typeof TEACHERS | typeof CHILDREN,
    step: (call: Call) => Promise<object>,
  ): Route => ({
    method: 'POST',
    path,
    ...limits,
    handle: answerWith(step),
  });

  return [
    post('/classes', TEACHERS, async (call) => {
      const teacher = callerOf(call);
      const made = await parts().classes.make(teacher, (await readBody(call, newClass)).name);
      await setClassHint(given.auth, teacher.uid);
      return made;
    }),
    post('/classes/rename', TEACHERS, async (call) => {
      const { classId, name } = await readBody(call, renaming);
      return parts().classes.rename(callerOf(call).uid, classId, name);
    }),
    post('/classes/delete', TEACHERS, async (call) =>
      parts().classes.remove(callerOf(call).uid, (await readBody(call, oneClass)).classId),
    ),
    post('/classes/remove-pupil', TEACHERS, async (call) => {
      const { classId, pupilId } = await readBody(call, onePupil);
      await parts().classes.ofTeacher(callerOf(call).uid, classId);
      await parts().removeFromRoster(pupilId, classId);
      return {};
    }),
    post('/classes/come-back-code', TEACHERS, async (call) => {
      const { classId, pupilId } = await readBody(call, onePupil);
      await parts().classes.ofTeacher(callerOf(call).uid, classId);
      return parts().comeBackCodes.show(classId, pupilId);
    }),
    post('/classes/leave', TEACHERS, async (call) => {
      await parts().removeFromRoster(callerOf(call).uid, (await readBody(call, oneClass)).classId);
      return {};
    }),
    post('/classes/join', CHILDREN, async (call) => {
      const asked = await readBody(call, joining);
      return parts().pupils.join(call.learner, { ...asked, code: codeOf(asked.code, 'class') });
    }),
    post('/classes/come-back', CHILDREN, async (call) =>
      parts().comeBackCodes.redeem(codeOf((await readBody(call, oneCode)).code, 'come-back')),
    ),
  ];
}
