import type { Firestore } from 'firebase-admin/firestore';
import { isClosed } from '../../../src/domain/scores/closedAccount';
import { answered, refused } from '../http/answers';
import type { Route } from '../http/route';
import { closedAccountAt, closedAccountOf } from './closedAccounts';

type Dependencies = { readonly firestore: Firestore; readonly now: () => number };

/** Why nothing is taken from an account, for the sentence that the app says. */
export const accountRoutes = (dependencies: Dependencies): readonly Route[] => [
  {
    method: 'GET',
    path: '/account',
    needs: 'learner',
    perMinute: 10,
    perDay: 300,
    handle: async ({ learner }) => {
      if (!learner) return refused(401, 'sign_in', 'Please sign in again.');
      const { firestore, now } = dependencies;
      const found = closedAccountOf((await closedAccountAt(firestore, learner.uid).get()).data());
      return answered({ closed: found && isClosed(found, now()) ? found : null });
    },
  },
];
