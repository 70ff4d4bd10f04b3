import type { PageView } from '../../domain/analytics/pageView';

// Pages are seen before the code that tells of them has arrived.
const waiting: PageView[] = [];
let tell: ((view: PageView) => void) | null = null;

export function pageSeen(view: PageView): void {
  if (tell) tell(view);
  else waiting.push(view);
}

/** Tells of every page that was seen so far, and of each from now on. */
export function tellPagesSeen(telling: (view: PageView) => void): () => void {
  tell = telling;
  waiting.splice(0).forEach(telling);
  return () => {
    tell = null;
  };
}
