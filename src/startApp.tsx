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

/** Addresses under /te are for search engines and links; inside the app, each page has one address. */
function enterTeluguAddress(): boolean {
  const teluguPath = /^\/te(?=\/|$)(.*)/.exec(location.pathname);
  if (!teluguPath) return false;
  history.replaceState(null, '', (teluguPath[1] || '/') + location.search + location.hash);
  return true;
}

/** In `history.replaceState`, `//other.example` would mean another site. */
function removeLeadingSlashes() {
  if (location.pathname.startsWith('//'))
    history.replaceState(null, '', location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
}

/** On later visits, src/boot.js does this before the first paint. */
function enableFonts() {
  document.documentElement.dataset['fonts'] = '';
  writeStored('fontsSeen', 'yes');
}

async function prefetchSession() {
  const [ports, { prepareSession }] = await Promise.all([openPorts(), import('./state/session/firstSession')]);
  await prepareSession(ports, memoryNeededAt(location.pathname));
}

/** These layouts render before their page has loaded; see `AfterFrame`. */
const hasFrame = () => isAt('/try', location.pathname) || /^\/dashboard(\/|$)/i.test(location.pathname);

/**
 * Loads the learner and the layout before the first render of a signed-in screen: after a fallback, React delays content
 * by a third of a second.
 */
async function preloadSignedIn() {
  const screen = preloadScreen(location.pathname);
  await Promise.all([prefetchSession(), preloadFrame(), hasFrame() || screen]);
}

export async function startApp() {
  const root = document.getElementById('root');
  if (!root) return;
  removeLeadingSlashes();
  const htmlLanguage = document.documentElement.lang;
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
  // Render even after a failure, because the page then shows an error.
  await (page ? page.preload() : preloadSignedIn()).catch(() => undefined);

  // A host may answer an unknown address with the HTML of another page.
  const isShell = 'shell' in document.documentElement.dataset;
  const isPrerendered = page !== undefined && !isShell && root.childElementCount > 0;
  if (isPrerendered && htmlLanguage === document.documentElement.lang) {
    noteDrawnLanguage(currentLanguage());
    hydrateRoot(root, app);
  } else {
    document.head.querySelectorAll('title, meta[name=description]').forEach((element) => element.remove());
    // React replaces the shell when it has rendered something.
    if (!isShell) root.replaceChildren();
    // A transition renders in slices, and shows no fallback for code that is already loaded.
    startTransition(() => createRoot(root).render(app));
  }
  delete document.documentElement.dataset['redrawing'];
  document.documentElement.dataset['started'] = '';
  document.dispatchEvent(new Event('started'));
  // A page opened in a background tab may never report its first paint.
  document.documentElement.dataset['painted'] = '';
  whenIdle(enableFonts);
  registerServiceWorker();
  preloadLinks();
}
