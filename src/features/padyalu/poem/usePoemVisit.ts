import { useEffect, useRef } from 'react';
import { hide, show } from '../../../domain/activity/seenTime';
import { beginVisit, hearVisit, msUntilRead, poemActivity, type PoemVisit } from '../../../domain/padyalu/poemVisit';
import type { Documents } from '../../../ports/documents';
import { recordActivity } from '../../../state/recording/recordActivity';
import { usePorts } from '../../../state/session/ports';
import { useLearner } from '../../../state/session/session';

async function record(documents: Documents, userId: string, poemId: string, visit: PoemVisit, now: number) {
  const activity = poemActivity(userId, poemId, visit, now);
  // A failure is ignored: the poem was read anyway.
  await recordActivity(documents, { id: `poem-${userId}-${visit.startedAt}`, activity, also: null });
}

/**
 * Reports to analytics that a poem was opened, and records it once as read. Call the returned function when the poem
 * was heard.
 */
export function usePoemVisit(poemId: string): () => void {
  const { documents, analytics } = usePorts();
  const { id: userId } = useLearner();
  const hear = useRef(() => {});

  useEffect(() => {
    analytics.record({ name: 'view_poem', parameters: {} });
  }, [analytics, poemId]);

  useEffect(() => {
    let visit = beginVisit(Date.now());
    if (document.hidden) visit = hide(visit, Date.now());
    let isRecorded = false;
    let timer = 0;

    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      const left = isRecorded ? null : msUntilRead(visit, now);
      if (left === 0) {
        isRecorded = true;
        void record(documents, userId, poemId, visit, now);
      } else if (left !== null) timer = window.setTimeout(look, left);
    };
    const turn = () => {
      visit = (document.hidden ? hide : show)(visit, Date.now());
      look();
    };
    hear.current = () => {
      visit = hearVisit(visit);
      look();
    };

    look();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      hear.current = () => {};
      document.removeEventListener('visibilitychange', turn);
    };
  }, [documents, userId, poemId]);

  return () => hear.current();
}
