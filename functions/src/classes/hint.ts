import type { Auth } from 'firebase-admin/auth';

/** What a token of somebody says who is, or was, in a class: pages of all others need not look. */
const IN_CLASS = { inClass: true } as const;

/** Only a hint: without it, the way to the class is through the settings. What an owner claims of somebody stays. */
export async function hintAtClasses(auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>, uid: string): Promise<void> {
  try {
    const { customClaims } = await auth.getUser(uid);
    if (customClaims?.['inClass'] !== true) await auth.setCustomUserClaims(uid, { ...customClaims, ...IN_CLASS });
  } catch {
    // The class itself is made or joined all the same.
  }
}
