import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import type { VerifyAppCheck, VerifyLearner } from './guard';

/** Signed by Google for this project, not yet expired, and signed in with Google or as a pupil of a class. */
export const verifyLearnerWith =
  (auth: Auth): VerifyLearner =>
  async (token) => {
    try {
      const { uid, firebase } = await auth.verifyIdToken(token);
      const provider = firebase.sign_in_provider;
      // The name becomes part of a document's path.
      if (uid.includes('/')) return null;
      return provider === 'google.com' || provider === 'custom' ? { uid, provider } : null;
    } catch {
      return null;
    }
  };

export const verifyAppCheckWith =
  (appCheck: AppCheck): VerifyAppCheck =>
  (token) =>
    appCheck.verifyToken(token).then(
      () => true,
      () => false,
    );
