import { pagesAt } from '../routing/addresses';
import { preloadFrame } from '../layouts/frame';
import { preloadScreen } from './preloadData';
import { PUBLIC_PAGES } from '../routing/publicPages';

function preloadLink({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  if (pagesAt(PUBLIC_PAGES, link.pathname).length > 0) return;
  preloadFrame().catch(() => undefined);
  void preloadScreen(link.pathname);
}

/** Loads a link's screen on hover or focus, before the click. */
export function preloadLinks() {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, preloadLink, { passive: true });
}
