import type { Firestore } from 'firebase-admin/firestore';

/** Where everything about classes is kept. The last three are the server's alone. */
export const placesIn = (firestore: Firestore) => {
  const classOf = (classId: string) => firestore.collection('classes').doc(classId);
  return {
    newClass: () => firestore.collection('classes').doc(),
    classOf,
    pupils: (classId: string) => classOf(classId).collection('pupils'),
    assignments: (classId: string) => classOf(classId).collection('assignments'),
    memberships: (uid: string) => firestore.collection('memberships').doc(uid),
    /** Which class has this code: taken once, it is no other's. */
    codeOf: (code: string) => firestore.collection('classCodes').doc(code),
    comeBackCode: (code: string) => firestore.collection('comeBackCodes').doc(code),
    guesses: () => firestore.collection('usage').doc('class-codes'),
  };
};
