import { useEffect, useState } from 'react';
import { EMPTY_SUMMARY, type LearnerSummary } from '../../domain/learner/summary';
import type { Competitor } from '../../domain/progress/leaderboard';
import type { Documents } from '../../ports/documents';
import type { DeviceLearners } from '../../ports/identity';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';

/** A school's device may have many learners; at most this many are read. */
const MAX_COMPETITORS = 20;

type Competitors = { readonly others: readonly Competitor[]; readonly isFailed: boolean };

async function readOthers(documents: Documents, learners: DeviceLearners, ownId: string): Promise<Competitors> {
  const listed = await learners.list();
  const ids = listed.ok ? listed.value.map(({ id }) => id).filter((id) => id !== ownId) : [];
  const read = await Promise.all(
    ids.slice(0, MAX_COMPETITORS - 1).map(async (id) => ({ id, found: await documents.get('learnerSummaries', id) })),
  );
  return {
    others: read.flatMap(({ id, found }) => (found.ok ? [{ id, summary: found.value ?? EMPTY_SUMMARY }] : [])),
    isFailed: !listed.ok || read.some(({ found }) => !found.ok),
  };
}

const ALONE: Competitors = { others: [], isFailed: false };

/**
 * The learner and, if learners are stored on this device, the others on it. A server shows no other learner's summary,
 * so there the learner is alone. `null` while loading.
 */
export function useCompetitors(own: LearnerSummary): { all: readonly Competitor[]; isFailed: boolean } | null {
  const { documents, identity } = usePorts();
  const { id } = useLearner();
  const { deviceLearners } = identity;
  const [read, setRead] = useState<Competitors | null>(null);

  useEffect(() => {
    if (!deviceLearners) return undefined;
    let isHere = true;
    void readOthers(documents, deviceLearners, id).then((found) => {
      if (isHere) setRead(found);
    });
    return () => {
      isHere = false;
    };
  }, [documents, deviceLearners, id]);

  const known = deviceLearners ? read : ALONE;
  return known && { all: [{ id, summary: own }, ...known.others], isFailed: known.isFailed };
}
