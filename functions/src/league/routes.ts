import type { Firestore } from 'firebase-admin/firestore';
import { answered, refused } from '../http/answers';
import type { Route } from '../http/route';
import { deleteInBatch } from '../store/pages';

/** Leaving deletes the learner's own board immediately; other boards drop them when they are next built. */
export const leagueRoutes = (dependencies: { readonly firestore: Firestore }): readonly Route[] => [
  {
    method: 'POST',
    path: '/league/leave',
    needs: 'learner',
    perMinute: 10,
    perDay: 50,
    handle: async ({ learner }) => {
      if (!learner) return refused(401, 'sign_in', 'Please sign in again.');
      const { firestore } = dependencies;
      const places = ['leagueMembers', 'leagues'].map((name) => firestore.collection(name).doc(learner.uid));
      await deleteInBatch(firestore, places);
      return answered({ left: true });
    },
  },
];
