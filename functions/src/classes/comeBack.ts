import { isPupilId } from '../../../src/domain/classroom/classroom';
import { COME_BACK_CODE_LENGTH, newCode } from '../../../src/domain/classroom/code';
import { guardedCodes } from './codeGuesses';
import { type ClassDependencies, unguessable } from './dependencies';
import { placesIn } from './places';
import { PUPIL_CLAIM } from './pupils';
import { Refusal } from './refusal';

const VALID_MS = 15 * 60_000;

/** How a pupil without an account elsewhere comes to another device: with a code that their teacher shows, once. */
export function comingBack({ firestore, auth, now }: ClassDependencies) {
  const places = placesIn(firestore);
  const withCode = guardedCodes(firestore, now);

  /** For the class's teacher, which the caller has made sure of. */
  async function show(classId: string, pupilId: string) {
    // Whoever has an account of their own signs in with it: no teacher can open that.
    if (!isPupilId(pupilId)) throw new Refusal(409, 'own_account', 'This pupil signs in with their own account.');
    if (!(await places.pupils(classId).doc(pupilId).get()).exists)
      throw new Refusal(404, 'no_pupil', 'There is no such pupil in this class.');
    const code = newCode(COME_BACK_CODE_LENGTH, unguessable);
    const until = now() + VALID_MS;
    await places.comeBackCode(code).create({ classId, pupilId, until });
    return { code, until };
  }

  /** The code is used up, also when signing in fails afterwards: the teacher shows another. */
  async function redeem(code: string) {
    const { pupilId, classId } = await withCode(() =>
      firestore.runTransaction(async (transaction) => {
        const found = (await transaction.get(places.comeBackCode(code))).data();
        if (!found) return null;
        const pupil = String(found['pupilId']);
        const from = String(found['classId']);
        const entered = await transaction.get(places.pupils(from).doc(pupil));
        transaction.delete(places.comeBackCode(code));
        const isGood = Number(found['until']) > now() && entered.exists && isPupilId(pupil);
        return isGood ? { pupilId: pupil, classId: from } : null;
      }),
    );
    return { classId, token: await auth.createCustomToken(pupilId, PUPIL_CLAIM) };
  }

  return { show, redeem };
}
