import { useCallback, useEffect, useRef } from 'react';
import { beginSearch, endSearch, type Search } from '../../domain/activity/learningSession';
import { hide, show } from '../../domain/activity/seenTime';
import { saveLearningSession } from '../../state/recording/learningSessions';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';

type SearchRecord = {
  /** Starts recording a search, whether or not it finds an answer. */
  readonly begin: (query: string, startedAt: number) => void;
  readonly end: () => void;
};

/** Saves a learning session once, when its search ends, the learner leaves the page, or the tab closes. */
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

  // Watch the port: the screen learns of a sign-out only on its next render, which is too late.
  useEffect(
    () =>
      identity.watch((state) => {
        isSignedIn.current = state.kind === 'signed-in' && state.learner.id === userId;
      }),
    [identity, userId],
  );

  useEffect(() => {
    let lastQuery: string | null = null;
    const updateClock = () => {
      if (!search.current) return;
      search.current = (document.hidden ? hide : show)(search.current, Date.now());
    };
    const onPageHide = () => {
      lastQuery = search.current?.query ?? null;
      end();
    };
    // A page restored from the back/forward cache still shows the answer, so a new session starts.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && lastQuery !== null) begin(lastQuery, Date.now());
    };
    document.addEventListener('visibilitychange', updateClock);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', updateClock);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      end();
    };
  }, [begin, end]);

  return { begin, end };
}
