import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isAt, pagesAt } from './app/routing/addresses';
import { App } from './app/routing/App';
import { preloadFrame } from './app/layouts/frame';
import { preloadScreen, memoryNeededAt } from './app/loading/preloadData';
import { preloadLinks } from './app/loading/preloadLinks';
import { PUBLIC_PAGES } from './app/routing/publicPages';
import { registerServiceWorker } from './app/notices/serviceWorker';
import { openPorts } from './openPorts';
import { PortsProvider } from './state/session/ports';
import { whenIdle } from './browser/whenIdle';
import { writeStored } from './browser/storage';
import { currentLanguage } from './i18n/currentLanguage';
import { noteDrawnLanguage } from './i18n/useText';
import { applyLanguage, chooseLanguage, startingLanguage } from './i18n/languageChoice';

/** /te/… are the Telugu pages' addresses for search engines and links; inside the app a page has one address. */
function enterTeluguAddress(): boolean {
  const inside = /^\/te(?=\/|$)(.*)/.exec(location.pathname);
  if (!inside) return false;
  history.replaceState(null, '', (inside[1] || '/') + location.search + location.hash);
  return true;
}

/** `//other.example` names another site where an address is written into the history; here it is a page that is not there. */
function leaveDoubledSlashes() {
  if (location.pathname.startsWith('//'))
    history.replaceState(null, '', location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
}

/** From now on; src/boot.js does it before the first paint on the next visit. */
function takeOwnFonts() {
  document.documentElement.dataset['fonts'] = '';
  writeStored('fontsSeen', 'yes');
}

async function whoIsHere() {
  const [ports, { prepareSession }] = await Promise.all([openPorts(), import('./state/session/firstSession')]);
  await prepareSession(ports, memoryNeededAt(location.pathname));
}

/** What waits for its page itself, so that it is seen before: `AfterFrame`. */
const hasFrame = () => isAt('/try', location.pathname) || /^\/dashboard(\/|$)/i.test(location.pathname);

/**
 * Behind the sign-in, learner and what stands round the screen are there before the first is drawn: React shows what arrives
 * after a fallback a third of a second later than it could.
 */
async function screenThere() {
  const screen = preloadScreen(location.pathname);
  await Promise.all([whoIsHere(), preloadFrame(), hasFrame() || screen]);
}

export async function startApp() {
  const root = document.getElementById('root');
  if (!root) return;
  leaveDoubledSlashes();
  const drawnIn = document.documentElement.lang;
  if (enterTeluguAddress()) chooseLanguage('te');
  else applyLanguage(startingLanguage());

  const app = (
    <StrictMode>
      <PortsProvider open={openPorts}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PortsProvider>
    </StrictMode>
  );
  const [page] = pagesAt(PUBLIC_PAGES, location.pathname);
  // What did not arrive is drawn all the same: what it shows then says so.
  await (page ? page.preload() : screenThere()).catch(() => undefined);

  // A host may answer an address that is none with the HTML of another page.
  const isShell = 'shell' in document.documentElement.dataset;
  const isPrerendered = page !== undefined && !isShell && root.childElementCount > 0;
  if (isPrerendered && drawnIn === document.documentElement.lang) {
    noteDrawnLanguage(currentLanguage());
    hydrateRoot(root, app);
  } else {
    document.head.querySelectorAll('title, meta[name=description]').forEach((element) => element.remove());
    // React takes the shell's first paint away when there is something in its place.
    if (!isShell) root.replaceChildren();
    // In slices, and without a fallback for what is already there.
    startTransition(() => createRoot(root).render(app));
  }
  delete document.documentElement.dataset['redrawing'];
  document.documentElement.dataset['started'] = '';
  document.dispatchEvent(new Event('started'));
  // At the latest: what is opened out of sight may have been painted without a word.
  document.documentElement.dataset['painted'] = '';
  whenIdle(takeOwnFonts);
  registerServiceWorker();
  preloadLinks();
}
