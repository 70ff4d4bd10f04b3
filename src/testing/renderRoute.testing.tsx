import '../ui/styles/styles.css';
import { deleteDB } from 'idb';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { openEmbeddedAnalytics } from '../adapters/embedded/analytics';
import { type Connect, connectTo } from '../adapters/embedded/database';
import { openEmbeddedDocuments } from '../adapters/embedded/documents';
import { openEmbeddedIdentity } from '../adapters/embedded/identity';
import { openEmbeddedSpeech } from '../adapters/espeak/speech';
import { startSilentWorker } from '../adapters/espeak/silentWorker.testing';
import { openTutor } from '../adapters/openTutor';
import { sharedContent } from '../adapters/sharedContent';
import { preloadFrame } from '../app/layouts/frame';
import { memoryNeededAt, preloadScreen } from '../app/loading/preloadData';
import { App } from '../app/routing/App';
import type { Learner } from '../domain/learner/learner';
import { seededRandom } from '../domain/lesson/seededRandom';
import type { OwnedName } from '../ports/collections';
import type { Collections, Documents } from '../ports/documents';
import { prepareSession } from '../state/session/firstSession';
import { type Ports, PortsProvider } from '../state/session/ports';
import { plantLearner, type PlantedLearner } from './plantLearner.testing';

const SEED = 20261116;

type Options = PlantedLearner & {
  /** Console errors and warnings that this test expects; any other fails it. */
  readonly expectedConsoleErrors?: RegExp;
};

export type Route = {
  readonly learner: Learner;
  readonly documents: Documents;
  /** All documents of one collection in the device's database. */
  readonly stored: <N extends OwnedName>(collection: N) => Promise<readonly Collections[N][]>;
  /** Opens another address inside the running app, like Back and Forward. */
  readonly navigate: (address: string) => void;
  /** Opens this address, or the current one, as a browser does on a reload: nothing of the page survives. */
  readonly reload: (address?: string) => Promise<void>;
};

type Tab = { readonly close: () => void; readonly documents: Documents };

/** The ports of the default configuration, on a database of its own and with a voice that makes no sound. */
function openPorts(connect: Connect, databaseName: string): Ports {
  const identity = openEmbeddedIdentity(connect, databaseName);
  return {
    identity,
    documents: openEmbeddedDocuments(connect, sharedContent, 'on-this-device'),
    analytics: openEmbeddedAnalytics(connect, identity),
    speech: openEmbeddedSpeech({ startWorker: startSilentWorker }),
    openDevicesVoice: () => Promise.resolve(null),
    tutor: openTutor({ kind: 'built-in' }),
  };
}

const showApp = (root: Root, ports: Ports) => {
  const opened = Promise.resolve(ports);
  // Outside a transition, React would show a fallback first and delay the page by a third of a second.
  startTransition(() =>
    root.render(
      <PortsProvider open={() => opened}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PortsProvider>,
    ),
  );
};

/** Loads the learner and the code before the first render, as `startApp` does. */
const prepare = (ports: Ports) =>
  Promise.all([
    prepareSession(ports, memoryNeededAt(location.pathname)),
    preloadFrame(),
    preloadScreen(location.pathname),
  ]);

async function openTab(connect: Connect, databaseName: string): Promise<Tab> {
  let isOpen = true;
  // A closed tab gets no more answers from the database.
  const connectWhileOpen = () => (isOpen ? connect() : new Promise<never>(() => {}));
  const ports = openPorts(connectWhileOpen, databaseName);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = createRoot(container);
  await prepare(ports);
  showApp(root, ports);
  return {
    documents: ports.documents,
    close: () => {
      window.dispatchEvent(new Event('pagehide'));
      isOpen = false;
      // React runs its cleanup now, which a closed tab would not: what it stores is taken back.
      const before = { ...localStorage };
      flushSync(() => root.unmount());
      container.remove();
      localStorage.clear();
      for (const [key, value] of Object.entries(before)) localStorage.setItem(key, String(value));
    },
  };
}

/** Fails the test on any console error or warning. */
function watchConsole(expected: RegExp | undefined) {
  const problems: string[] = [];
  const note = (...parts: readonly unknown[]) => {
    const problem = parts.map(String).join(' ');
    if (!expected?.test(problem)) problems.push(problem);
  };
  const spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method).mockImplementation(note));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    expect(problems).toEqual([]);
  });
}

/** The same tasks with the same options in every run of the tests. */
function seedChance() {
  const chance = vi.spyOn(Math, 'random').mockImplementation(seededRandom(SEED));
  onTestFinished(() => chance.mockRestore());
}

let learners = 0;

/** Opens the app at this address for a new learner on a new device. The test ends with the tab closed. */
export async function renderRoute(
  address: string,
  { expectedConsoleErrors, ...planted }: Options = {},
): Promise<Route> {
  watchConsole(expectedConsoleErrors);
  seedChance();
  const before = location.href;
  const databaseName = `route-${crypto.randomUUID()}`;
  learners += 1;
  const learner = { id: `sita-${learners}`, name: 'Sita', email: 'sita@example.com' };
  const connect = connectTo(databaseName);
  localStorage.clear();
  sessionStorage.clear();
  await plantLearner(connect, learner, planted);

  const open = (at: string) => {
    history.replaceState(null, '', at);
    return openTab(connect, databaseName);
  };
  let tab = await open(address);
  onTestFinished(async () => {
    tab.close();
    localStorage.clear();
    history.replaceState(null, '', before);
    (await connect()).close();
    await deleteDB(databaseName);
  });
  return {
    learner,
    get documents() {
      return tab.documents;
    },
    stored: async (collection) => {
      const records: readonly { readonly data: unknown }[] = await (await connect()).getAll(collection);
      return records.map(({ data }) => data as never);
    },
    navigate: (to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    reload: async (at = location.pathname + location.search) => {
      tab.close();
      tab = await open(at);
    },
  };
}
