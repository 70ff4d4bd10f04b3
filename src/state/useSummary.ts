import { useCallback, useEffect, useState } from 'react';
import { EMPTY_SUMMARY, type LearnerSummary } from '../domain/learner/summary';
import { withActivity } from '../domain/progress/withActivity';
import { usePorts } from './ports';
import { watchRecorded } from './recordActivity';
import { useLearner } from './session';

export type SummaryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly summary: LearnerSummary };

/** The learner's totals, in one read, and then with all that is recorded on this page. */
export function useSummary(): { readonly state: SummaryState; readonly readAgain: () => Promise<void> } {
  const { documents } = usePorts();
  const { id } = useLearner();
  const [state, setState] = useState<SummaryState>({ kind: 'loading' });

  const read = useCallback(async (): Promise<SummaryState> => {
    const found = await documents.get('learnerSummaries', id);
    if (found.ok) return { kind: 'loaded', summary: found.value ?? EMPTY_SUMMARY };
    console.warn('The summary could not be read:', found.error.kind, found.error.detail);
    return { kind: 'failed' };
  }, [documents, id]);

  useEffect(() => {
    let isHere = true;
    void read().then((found) => {
      if (isHere) setState(found);
    });
    return () => {
      isHere = false;
    };
  }, [read]);

  useEffect(
    () =>
      watchRecorded((activity) =>
        setState((before) =>
          before.kind === 'loaded' && activity.userId === id
            ? { kind: 'loaded', summary: withActivity(before.summary, activity) }
            : before,
        ),
      ),
    [id],
  );

  const readAgain = useCallback(async () => {
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    setState(await read());
  }, [read]);

  return { state, readAgain };
}
