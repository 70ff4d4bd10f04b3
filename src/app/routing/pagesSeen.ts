import type { PageView } from '../../domain/analytics/pageView';

// Page views happen before the analytics code has loaded.
const pending: PageView[] = [];
let listener: ((view: PageView) => void) | null = null;

export function reportPageView(view: PageView): void {
  if (listener) listener(view);
  else pending.push(view);
}

/** Calls the listener with all page views so far and with each new one. */
export function onPageView(newListener: (view: PageView) => void): () => void {
  listener = newListener;
  pending.splice(0).forEach(newListener);
  return () => {
    listener = null;
  };
}
