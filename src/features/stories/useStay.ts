import { useCallback, useEffect, useMemo, useRef } from 'react';
import { hide, show } from '../../domain/activity/seenTime';
import {
  askFor,
  beginStay,
  openPage,
  storyActivity,
  type StoryVisit,
  type TextSize,
} from '../../domain/reading/storyVisit';
import { usePorts } from '../../state/session/ports';
import { recordActivity } from '../../state/recording/recordActivity';
import { useLearner } from '../../state/session/session';

export type Stay = {
  /** A page, from 0, is open now. */
  readonly open: (page: number) => void;
  /** A word is to come into the review. */
  readonly ask: (key: string) => void;
  /** It was read; what comes after is another stay. */
  readonly finish: () => void;
};

/** One stay at a text, recorded when it is finished or left, also by closing the tab; never twice, never as another learner. */
export function useStay(storyId: string, { pages, sentences }: TextSize): Stay {
  const { documents, identity } = usePorts();
  const { id: userId } = useLearner();
  const visit = useRef<StoryVisit | null>(null);
  const isSignedIn = useRef(false);

  const change = useCallback((make: (before: StoryVisit, now: number) => StoryVisit) => {
    const now = Date.now();
    const begun = visit.current ?? (document.hidden ? hide(beginStay(now), now) : beginStay(now));
    visit.current = make(begun, now);
  }, []);

  const end = useCallback(() => {
    const ended = visit.current;
    visit.current = null;
    if (!ended || !isSignedIn.current) return;
    const activity = storyActivity(ended, { userId, storyId, size: { pages, sentences } }, Date.now());
    // A failure waits on the device: the story was read all the same.
    if (activity) void recordActivity(documents, { id: `story-${userId}-${ended.startedAt}`, activity, also: null });
  }, [documents, userId, storyId, pages, sentences]);

  // Asked for at the port: the screen itself learns of a sign-out only when it is drawn again, which is too late.
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
      ask: (key) => change((before, now) => askFor(before, key, now)),
      finish: end,
    }),
    [change, end],
  );
}
