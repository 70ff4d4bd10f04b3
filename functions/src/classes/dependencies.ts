import { randomInt } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Random } from '../../../src/domain/random';

export type ClassDependencies = {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'createUser' | 'createCustomToken' | 'deleteUser' | 'getUser' | 'setCustomUserClaims'>;
  readonly now: () => number;
  /** Erases all documents, files and the account of somebody who has none elsewhere. */
  readonly eraseAccount: (uid: string) => Promise<void>;
};

const STEPS = 2 ** 32;

/** Nobody can guess what it draws next. */
export const unguessable: Random = () => randomInt(STEPS) / STEPS;
