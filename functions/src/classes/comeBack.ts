import { isPupilId } from '../../../src/domain/classroom/classroom';
import { COME_BACK_CODE_LENGTH, newCode } from '../../../src/domain/classroom/code';
import { guardedCodes } from './codeGuesses';
import { type ClassDependencies, secureRandom } from './dependencies';
import { placesIn } from './places';
import { PUPIL_CLAIM } from './pupils';
import { Refusal } from './refusal';

const VALID_MS = 15 * 60_000;

/** A pupil without a Google account signs in on another device with a one-time code that their teacher shows. */
export function comeBackCodesOf({ firestore, auth, now }: ClassDependencies) {
  const places = placesIn(firestore);
  const withCode = guardedCodes(firestore, now);

  /** The caller must have checked that the teacher owns the class. */
  async function show(classId: string, pupilId: string) {
    // A teacher must not be able to open an account that signs in with Google.
    if (!isPupilId(pupilId)) throw new Refusal(409, 'own_account', 'This pupil signs in with their own account.');
    if (!(await places.pupils(classId).doc(pupilId).get()).exists)
      throw new Refusal(404, 'no_pupil', 'There is no such pupil in this class.');
    const code = newCode(COME_BACK_CODE_LENGTH, secureRandom);
    const until = now() + VALID_MS;
    await places.comeBackCode(code).create({ classId, pupilId, until });
    return { code, until };
  }

  /** Uses up the code even when signing in then fails; the teacher can show another. */
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
