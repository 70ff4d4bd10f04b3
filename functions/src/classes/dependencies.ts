import { randomInt } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Random } from '../../../src/domain/random';

export type ClassDependencies = {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'createUser' | 'createCustomToken' | 'deleteUser' | 'getUser' | 'setCustomUserClaims'>;
  readonly now: () => number;
  /** Erases the documents, files and account of a pupil who has no Google account. */
  readonly eraseAccount: (uid: string) => Promise<void>;
};

const STEPS = 2 ** 32;

/** Cryptographically secure, so that nobody can predict a code. */
export const secureRandom: Random = () => randomInt(STEPS) / STEPS;
