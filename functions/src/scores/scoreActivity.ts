import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { understand } from '../../../src/adapters/shapes/understand';
import type { Activity } from '../../../src/domain/activity/activity';
import { isClosed } from '../../../src/domain/scores/closedAccount';
import { closedUntil, isFlood, withArrival } from '../../../src/domain/scores/flood';
import { type Score, serverDay, withScored } from '../../../src/domain/scores/score';
import { closedAccountAt, closedAccountFields, closedAccountOf } from './closedAccounts';
import { storedScore } from './storedScore';

/** What else is counted from an activity, in the same transaction. It reads first, and gives back what writes. */
export type AlsoCounts = (counting: {
  readonly transaction: Transaction;
  readonly activity: Activity;
  readonly score: Score;
  readonly now: number;
}) => Promise<() => void>;

export type ScoringDependencies = {
  readonly firestore: Firestore;
  readonly now: () => number;
  readonly alsoCount?: readonly AlsoCounts[];
};

export type Scored =
  | 'counted'
  /** The same event was delivered before. */
  | 'counted-before'
  /** Deleted before it was looked at. */
  | 'gone'
  /** It came after its learner was erased, and is erased too. */
  | 'erased'
  /** Its account takes nothing at the moment. */
  | 'closed'
  /** With this one it was too much. */
  | 'flooded';

/**
 * Counts a created activity for its learner, once however often the event is delivered: the activity itself is marked in
 * the same transaction. What a device says about its points is not looked at.
 */
export const scoreActivity = ({ firestore, now, alsoCount = [] }: ScoringDependencies, id: string): Promise<Scored> =>
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
      ? await Promise.all(alsoCount.map((count) => count({ transaction, activity, score, now: now() })))
      : [];

    mark();
    transaction.set(scoreAt, { ...score, arrivals, updatedAt: Timestamp.fromMillis(now()) });
    for (const write of others) write();
    if (!isFlood(arrivals)) return 'counted';
    transaction.set(closedAt, closedAccountFields({ reason: 'flooded', until: closedUntil(now()) }, now()));
    return 'flooded';
  });
