import type { Firestore } from 'firebase-admin/firestore';
import { answered, refused } from '../http/answers';
import type { Route } from '../http/route';
import { deleteTogether } from '../store/pages';

/** Leaving is at once: the learner's own board goes, and the next groups are made without them. */
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
      await deleteTogether(firestore, places);
      return answered({ left: true });
    },
  },
];
