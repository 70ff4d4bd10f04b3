import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { understand } from '../../../src/adapters/shapes/understand';
import type { Activity } from '../../../src/domain/activity/activity';
import { isClosed } from '../../../src/domain/scores/closedAccount';
import { closedUntil, isFlood, withArrival } from '../../../src/domain/scores/flood';
import { type Score, serverDay, withScored } from '../../../src/domain/scores/score';
import { closedAccountAt, closedAccountFields, closedAccountOf } from './closedAccounts';
import { storedScore } from './storedScore';

/** Counts an activity in the same transaction. Firestore needs reads first, so it returns a function that writes. */
export type ActivityCounter = (counting: {
  readonly transaction: Transaction;
  readonly activity: Activity;
  readonly score: Score;
  readonly now: number;
}) => Promise<() => void>;

export type ScoringDependencies = {
  readonly firestore: Firestore;
  readonly now: () => number;
  readonly counters?: readonly ActivityCounter[];
};

export type Scored =
  | 'counted'
  /** The same event was delivered before. */
  | 'counted-before'
  /** Deleted before it was scored. */
  | 'gone'
  /** Arrived after its learner was erased, and was deleted. */
  | 'erased'
  /** The account is closed for now. */
  | 'closed'
  /** This activity exceeded the limit and closed the account. */
  | 'flooded';

/**
 * Counts a new activity for its learner. The activity is marked in the same transaction, so that it is counted once
 * even when its event is delivered again. The points that the device reports are ignored.
 */
export const scoreActivity = ({ firestore, now, counters = [] }: ScoringDependencies, id: string): Promise<Scored> =>
  firestore.runTransaction(async (transaction) => {
    const place = firestore.collection('activities').doc(id);
    const found = (await transaction.get(place)).data();
    if (!found) return 'gone';
    const uid = found['userId'];
    if (found['scoredAt'] !== undefined) return 'counted-before';
    const mark = () => transaction.update(place, { scoredAt: Timestamp.fromMillis(now()) });
    if (typeof uid !== 'string' || uid === '') return (mark(), 'gone');

    const [closedAt, scoreAt] = [closedAccountAt(firestore, uid), firestore.collection('scores').doc(uid)];
    const [closedFound, scoreFound] = await transaction.getAll(closedAt, scoreAt);
    const closed = closedAccountOf(closedFound?.data());
    if (closed?.reason === 'erased') return (transaction.delete(place), 'erased');
    if (closed && isClosed(closed, now())) return (mark(), 'closed');

    const today = serverDay(now());
    const before = storedScore(scoreFound?.data());
    const activity = understand('activities', found);
    const score = activity ? withScored(before.score, activity, today) : before.score;
    const arrivals = withArrival(before.arrivals, activity?.day ?? '', today);
    const others = activity
      ? await Promise.all(counters.map((count) => count({ transaction, activity, score, now: now() })))
      : [];

    mark();
    transaction.set(scoreAt, { ...score, arrivals, updatedAt: Timestamp.fromMillis(now()) });
    for (const write of others) write();
    if (!isFlood(arrivals)) return 'counted';
    transaction.set(closedAt, closedAccountFields({ reason: 'flooded', until: closedUntil(now()) }, now()));
    return 'flooded';
  });
