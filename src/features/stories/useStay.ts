import { useCallback, useEffect, useMemo, useRef } from 'react';
import { hide, show } from '../../domain/activity/seenTime';
import {
  lookUpWord,
  beginStoryVisit,
  openPage,
  storyActivity,
  type StoryVisit,
  type TextSize,
} from '../../domain/reading/storyVisit';
import { usePorts } from '../../state/session/ports';
import { recordActivity } from '../../state/recording/recordActivity';
import { useLearner } from '../../state/session/session';

export type Stay = {
  /** Opens a page, counted from 0. */
  readonly open: (page: number) => void;
  /** Adds a word to the review. */
  readonly ask: (key: string) => void;
  /** Ends this visit; whatever follows is another visit. */
  readonly finish: () => void;
};

/** One visit to a text, recorded once for this learner when it is finished or left, also by closing the tab. */
export function useStay(storyId: string, { pages, sentences }: TextSize): Stay {
  const { documents, identity } = usePorts();
  const { id: userId } = useLearner();
  const visit = useRef<StoryVisit | null>(null);
  const isSignedIn = useRef(false);

  const change = useCallback((make: (before: StoryVisit, now: number) => StoryVisit) => {
    const now = Date.now();
    const begun = visit.current ?? (document.hidden ? hide(beginStoryVisit(now), now) : beginStoryVisit(now));
    visit.current = make(begun, now);
  }, []);

  const end = useCallback(() => {
    const ended = visit.current;
    visit.current = null;
    if (!ended || !isSignedIn.current) return;
    const activity = storyActivity(ended, { userId, storyId, size: { pages, sentences } }, Date.now());
    // A failed write waits in the outbox; the story was read anyway.
    if (activity) void recordActivity(documents, { id: `story-${userId}-${ended.startedAt}`, activity, also: null });
  }, [documents, userId, storyId, pages, sentences]);

  // Watch the port: the screen learns of a sign-out only on its next render, which is too late.
  useEffect(
    () =>
      identity.watch((state) => {
        isSignedIn.current = state.kind === 'signed-in' && state.learner.id === userId;
      }),
    [identity, userId],
  );

  useEffect(() => {
    const turn = () => {
      if (visit.current) visit.current = (document.hidden ? hide : show)(visit.current, Date.now());
    };
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [end]);

  return useMemo(
    () => ({
      open: (page) => change((before, now) => openPage(before, page, now)),
      ask: (key) => change((before, now) => lookUpWord(before, key, now)),
      finish: end,
    }),
    [change, end],
  );
}
