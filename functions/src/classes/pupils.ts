import {
  asPicture,
  asPupilName,
  MAX_CLASSES_PER_PUPIL,
  MAX_PUPILS,
  NO_FIGURES,
  pupilIdFrom,
} from '../../../src/domain/classroom/classroom';
import { NO_PREFERENCES } from '../../../src/domain/learner/preferences';
import type { VerifiedLearner } from '../http/route';
import { entryIn } from './entry';
import { guardedCodes } from './codeGuesses';
import { type ClassDependencies, secureRandom } from './dependencies';
import { setClassHint } from './hint';
import { membershipsIn } from './memberships';
import { placesIn } from './places';
import { Refusal } from './refusal';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

const newPupilId = () =>
  pupilIdFrom(
    Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(Math.floor(secureRandom() * ID_LETTERS.length))).join(''),
  );

export const PUPIL_CLAIM = { pupil: true } as const;

type Joining = { readonly code: string; readonly name: string; readonly picture: string };
export type Joined = { readonly classId: string; readonly className: string; readonly token?: string };

/** Joining a class. */
export function pupilsOf({ firestore, auth, now }: ClassDependencies) {
  const places = placesIn(firestore);
  const withCode = guardedCodes(firestore, now);

  const classWith = (code: string) =>
    withCode(async () => {
      const classId = (await places.codeOf(code).get()).data()?.['classId'];
      return typeof classId === 'string' ? classId : null;
    });

  /** Adds a pupil to the roster, or updates the name and picture of one who is already on it. */
  const enter = (uid: string, classId: string, known: { readonly name: string; readonly picture: string }) =>
    firestore.runTransaction(async (transaction) => {
      const { pupilAt, classAt, memberAt, entered, found, member } = await entryIn(transaction, places, uid, classId);
      const data = found?.data();
      if (!entered || !member || !data) throw new Refusal(404, 'wrong_code', 'There is no class with this code.');
      if (data['teacherId'] === uid) throw new Refusal(409, 'own_class', 'This is your own class.');
      const className = String(data['name'] ?? '');
      if (entered.exists) {
        transaction.update(pupilAt, known);
        return className;
      }
      const count = Number(data['pupilCount'] ?? 0);
      const own = membershipsIn(member);
      if (count >= MAX_PUPILS) throw new Refusal(409, 'class_full', `This class has ${MAX_PUPILS} pupils already.`);
      if (own.classes.length >= MAX_CLASSES_PER_PUPIL)
        throw new Refusal(409, 'too_many_classes', `Nobody is in more than ${MAX_CLASSES_PER_PUPIL} classes.`);
      transaction.create(pupilAt, { ...known, ...NO_FIGURES, joinedAt: now(), done: [] });
      transaction.update(classAt, { pupilCount: count + 1 });
      transaction.set(memberAt, { ...own, classes: [...own.classes, classId] });
      return className;
    });

  /** Creates an account with a complete profile, because a child who cannot read yet cannot answer its questions. */
  async function enterAsNew(classId: string, known: { readonly name: string; readonly picture: string }) {
    const uid = newPupilId();
    await auth.createUser({ uid, displayName: known.name });
    try {
      const className = await enter(uid, classId, known);
      const profile = { ...NO_PREFERENCES, isProfileComplete: true };
      await firestore.collection('userPreferences').doc(uid).set(profile);
      return { className, token: await auth.createCustomToken(uid, PUPIL_CLAIM) };
    } catch (thrown) {
      await auth.deleteUser(uid).catch(() => undefined);
      throw thrown;
    }
  }

  async function join(
    learner: VerifiedLearner | null,
    { code, name: written, picture: given }: Joining,
  ): Promise<Joined> {
    const [name, picture] = [asPupilName(written), asPicture(given)];
    if (name === null) throw new Refusal(400, 'name', 'A pupil needs a name.');
    if (picture === null) throw new Refusal(400, 'picture', 'A pupil needs one of the pictures.');
    const classId = await classWith(code);
    if (!learner) return { classId, ...(await enterAsNew(classId, { name, picture })) };
    const className = await enter(learner.uid, classId, { name, picture });
    if (learner.provider === 'google.com') await setClassHint(auth, learner.uid);
    return { classId, className };
  }

  return { join };
}
