import { currentLanguage, onLanguageChange } from '../../i18n/currentLanguage';
import { ownScript } from '../../browser/ownScript';
import { whenIdle } from '../../browser/whenIdle';
import { isBusy, whenFree } from '../../browser/busy';
import { isDataSaverOn } from '../../browser/isDataSaverOn';

type UpdateListener = (takeOver: () => void) => void;

let announce: UpdateListener | undefined;
let waiting: ServiceWorker | undefined;

function offerUpdate(worker: ServiceWorker) {
  waiting = worker;
  // Never interrupt a quiz: offer the update when it is over.
  if (isBusy()) whenFree(() => offerUpdate(worker));
  else announce?.(takeOver);
}

function takeOver() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ kind: 'take-over' });
}

/** Registers the update notice; an update that is already waiting is offered immediately. */
export function onUpdate(listener: UpdateListener): () => void {
  announce = listener;
  if (waiting) offerUpdate(waiting);
  return () => {
    announce = undefined;
  };
}

const filesOfThisVisit = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

async function register() {
  const registration = await navigator.serviceWorker.register(ownScript('/service-worker.js'));
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, so there is nothing to replace.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker);
    });
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  const { active } = await navigator.serviceWorker.ready;
  const fill = () =>
    whenIdle(() => {
      const only = isDataSaverOn() ? filesOfThisVisit() : null;
      active?.postMessage({ kind: 'fill', language: currentLanguage(), only });
    });
  fill();
  onLanguageChange(fill);
}

/** Waits for the page to load, so that caching never competes with it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = () => {
    whenIdle(() => {
      register().catch((error: unknown) => console.warn('The app will not work offline:', error));
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
