import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { ONE_DOCUMENT_COLLECTIONS, RECORDED } from '../../../src/ports/collections';

/** The server's collections with learner ids. `closedAccounts` is not among them: its mark must remain. */
const SERVER_COLLECTIONS = ['scores', 'leagueMembers', 'leagues', 'usage', 'memberships'] as const;

/** One document each, under the learner's id. */
export const documentsOf = (firestore: Firestore, uid: string): readonly DocumentReference[] =>
  [...ONE_DOCUMENT_COLLECTIONS, ...SERVER_COLLECTIONS].map((collection) => firestore.collection(collection).doc(uid));

/** The collections with any number of documents per learner. */
export const recordsOf = (firestore: Firestore, uid: string): readonly Query[] =>
  RECORDED.map((collection) => firestore.collection(collection).where('userId', '==', uid));
