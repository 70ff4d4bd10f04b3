import { matchPath } from 'react-router';
import { preloadFrame } from './frame';
import { preloadScreen } from './preloadAhead';
import { PUBLIC_PAGES } from './publicPages';

function preloadLink({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  if (PUBLIC_PAGES.some(({ path }) => matchPath(path, link.pathname))) return;
  preloadFrame().catch(() => undefined);
  void preloadScreen(link.pathname);
}

/** A finger or a pointer on a link comes before the click, and the code of the screen with it. */
export function preloadLinks() {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, preloadLink, { passive: true });
}
