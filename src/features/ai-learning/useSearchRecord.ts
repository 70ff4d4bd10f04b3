import { useCallback, useEffect, useRef } from 'react';
import { beginSearch, endSearch, type Search } from '../../domain/activity/learningSession';
import { hide, show } from '../../domain/activity/seenTime';
import { saveLearningSession } from '../../state/recording/learningSessions';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';

type SearchRecord = {
  /** A search that was asked at this moment, whether it finds an answer or not. */
  readonly begin: (query: string, startedAt: number) => void;
  readonly end: () => void;
};

/** Saves a learning session when its search ends, also by leaving the page or closing the tab; never twice. */
export function useSearchRecord(onSaved: () => void): SearchRecord {
  const { documents, identity } = usePorts();
  const { id: userId } = useLearner();
  const search = useRef<Search | null>(null);
  const isSignedIn = useRef(false);

  const begin = useCallback((query: string, startedAt: number) => {
    search.current = beginSearch(query, startedAt);
    if (document.hidden) search.current = hide(search.current, Date.now());
  }, []);

  const end = useCallback(() => {
    const ended = search.current;
    search.current = null;
    if (!ended || !isSignedIn.current) return;
    void saveLearningSession(documents, endSearch(ended, userId, Date.now())).then(() => onSaved());
  }, [documents, userId, onSaved]);

  // Asked for at the port: the screen itself learns of a sign-out only when it is drawn again, which is too late.
  useEffect(
    () =>
      identity.watch((state) => {
        isSignedIn.current = state.kind === 'signed-in' && state.learner.id === userId;
      }),
    [identity, userId],
  );

  useEffect(() => {
    let left: string | null = null;
    const turn = () => {
      if (!search.current) return;
      search.current = (document.hidden ? hide : show)(search.current, Date.now());
    };
    const leave = () => {
      left = search.current?.query ?? null;
      end();
    };
    // Back from the browser's page cache the answer still stands there: that is a new stretch.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && left !== null) begin(left, Date.now());
    };
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      end();
    };
  }, [begin, end]);

  return { begin, end };
}
