import { answeredInLines, refused } from '../http/answers';
import type { Call, Route } from '../http/route';
import { eraseAccount, type EraseDependencies } from './eraseAccount';
import { exportAccount } from './exportAccount';

const forLearner =
  (lines: (uid: string) => AsyncIterable<unknown>) =>
  async ({ learner }: Call) =>
    learner ? answeredInLines(lines(learner.uid)) : refused(401, 'sign_in', 'Please sign in again.');

/** A family may export everything that is stored about a learner, and have it erased. */
export const eraseRoutes = (dependencies: EraseDependencies): readonly Route[] => [
  {
    method: 'POST',
    path: '/erase',
    needs: 'learner',
    // Erasing years of activities takes several calls.
    perMinute: 20,
    perDay: 200,
    handle: forLearner((uid) => eraseAccount(dependencies, uid)),
  },
  {
    method: 'GET',
    path: '/export',
    needs: 'learner',
    perMinute: 3,
    perDay: 20,
    handle: forLearner((uid) => exportAccount(dependencies, uid)),
  },
];
