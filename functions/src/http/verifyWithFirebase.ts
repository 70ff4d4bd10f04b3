import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import type { VerifyAppCheck, VerifyLearner } from './guard';

/** Accepts unexpired tokens of this project from learners who signed in with Google or as a pupil of a class. */
export const verifyLearnerWith =
  (auth: Auth): VerifyLearner =>
  async (token) => {
    try {
      const { uid, firebase } = await auth.verifyIdToken(token);
      const provider = firebase.sign_in_provider;
      // The uid becomes part of a document path.
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
