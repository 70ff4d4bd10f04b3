import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { ONE_DOCUMENT_COLLECTIONS, RECORDED } from '../../../src/ports/collections';

/** Everything else that is kept under a learner's id. `closedAccounts` stays: it is the mark. */
const OF_SERVER = ['scores', 'leagueMembers', 'leagues', 'usage', 'memberships'] as const;

/** One document each, under the learner's id. */
export const documentsOf = (firestore: Firestore, uid: string): readonly DocumentReference[] =>
  [...ONE_DOCUMENT_COLLECTIONS, ...OF_SERVER].map((collection) => firestore.collection(collection).doc(uid));

/** As many as there are. */
export const recordsOf = (firestore: Firestore, uid: string): readonly Query[] =>
  RECORDED.map((collection) => firestore.collection(collection).where('userId', '==', uid));
