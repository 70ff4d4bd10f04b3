import { matchPath } from 'react-router';
import { whenIdle } from '../browser/whenIdle';
import { preloadFrame } from './frame';
import { SCREENS } from './signedInPages';

/** The code of the screen at this address and of what stands round it. */
export async function preloadScreen(path: string): Promise<void> {
  const screen = SCREENS.find((each) => matchPath(each.path, path));
  if (screen) await Promise.all([preloadFrame(), screen.preload()]);
}

const ignoreFailure = () => undefined;

function preloadLink({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  // Whoever draws the screen says so when it does not arrive.
  if (link?.origin === location.origin) preloadScreen(link.pathname).catch(ignoreFailure);
}

/** A finger or a pointer on a link comes before the click, and the screen with it. */
export function preloadLinks() {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, preloadLink, { passive: true });
}

/** Where one is led from here, once this page has nothing else to do. */
export function preloadNext(...paths: readonly string[]) {
  whenIdle(() => {
    for (const path of paths) preloadScreen(path).catch(ignoreFailure);
  });
}
