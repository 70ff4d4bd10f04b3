import type { Auth } from 'firebase-admin/auth';

/** A claim in the token of anyone who is or was in a class, so that all other pages skip reading memberships. */
const IN_CLASS = { inClass: true } as const;

/** Only a hint: without it, learners reach the class through the settings. Claims set by the owner are preserved. */
export async function setClassHint(auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>, uid: string): Promise<void> {
  try {
    const { customClaims } = await auth.getUser(uid);
    if (customClaims?.['inClass'] !== true) await auth.setCustomUserClaims(uid, { ...customClaims, ...IN_CLASS });
  } catch {
    // Creating or joining the class must not fail because of the hint.
  }
}
