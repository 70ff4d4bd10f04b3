import type { Firestore } from 'firebase-admin/firestore';

/** The Firestore references of classes. Only the server may access the last three. */
export const placesIn = (firestore: Firestore) => {
  const classOf = (classId: string) => firestore.collection('classes').doc(classId);
  return {
    newClass: () => firestore.collection('classes').doc(),
    classOf,
    pupils: (classId: string) => classOf(classId).collection('pupils'),
    assignments: (classId: string) => classOf(classId).collection('assignments'),
    memberships: (uid: string) => firestore.collection('memberships').doc(uid),
    /** Maps a code to its class. The code is the document id, so that it is unique. */
    codeOf: (code: string) => firestore.collection('classCodes').doc(code),
    comeBackCode: (code: string) => firestore.collection('comeBackCodes').doc(code),
    guesses: () => firestore.collection('usage').doc('class-codes'),
  };
};
