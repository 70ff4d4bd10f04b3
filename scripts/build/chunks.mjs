// Which modules make one file. A phone pays for each request, for each file that names the next, and for each long task.
// Decided by what reaches a module, read from the graph of imports itself: a new module or page finds its place alone.
import { fileURLToPath } from 'node:url';

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} ModuleInfo */
/** @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} Graph */

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const at = (/** @type {string} */ path) => `${root}${path}`;

const ENTRY = at('src/main.tsx');
const START = at('src/startApp.tsx');
const LANDING = at('src/features/landing/LandingPage.tsx');
const PAGES = at('src/app/signedInPages.ts');
/** A screen with this is a practice room. */
const ROOM = at('src/practice/usePractice.ts');
/** What these ask for belongs to every screen behind the sign-in: layouts, guard, the adapters. */
const FRAME = [
  at('src/app/frame.ts'),
  at('src/app/DashboardLayout.tsx'),
  at('src/openPorts.ts'),
  at('src/adapters/openAdapters.ts'),
  at('src/adapters/openSpeech.ts'),
];

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
/** Too large for screens that do without it. */
const APART = /\/node_modules\/(downshift|firebase|@firebase)\//;

/** @param {Graph} graph @param {string} id */
function infoOf(graph, id) {
  const info = graph.getModuleInfo(id);
  if (!info) throw new Error(`${id} is not part of the app any more: scripts/build/chunks.mjs names it`);
  return info;
}

/** Everything that comes with these modules. @param {Graph} graph @param {readonly string[]} ids */
function reachedFrom(graph, ids) {
  /** @type {Set<string>} */
  const reached = new Set();
  const follow = (/** @type {string} */ id) => {
    if (reached.has(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  ids.forEach(follow);
  return reached;
}

/** The folder of features that a page is in: what only its pages share is a file of its own. */
const familyOf = (/** @type {string} */ id) => /\/features\/([^/]+)\//.exec(id)?.[1] ?? 'signed-in';

/** @param {Graph} graph */
function partsOf(graph) {
  const lazyIn = (/** @type {string} */ id) => infoOf(graph, id).dynamicallyImportedIds;
  const pages = lazyIn(PAGES).map((id) => ({ family: familyOf(id), reached: reachedFrom(graph, [id]) }));
  infoOf(graph, ROOM);
  return {
    start: reachedFrom(graph, [ENTRY, START]),
    landing: reachedFrom(graph, [LANDING]),
    frame: reachedFrom(graph, FRAME.flatMap(lazyIn)),
    pagesWith: (/** @type {string} */ id) => pages.filter(({ reached }) => reached.has(id)),
  };
}

/** The name of the file that a module goes into; `null` where the bundler decides. */
export function chunkNames() {
  /** @type {ReturnType<typeof partsOf> | undefined} */
  let parts;
  return (/** @type {string} */ id, /** @type {Graph} */ graph) => {
    if (REACT.test(id)) return 'react';
    parts ??= partsOf(graph);
    const { start, landing, frame, pagesWith } = parts;
    if (id === ENTRY) return null;
    if (start.has(id)) return id.endsWith('.css') ? null : 'base';
    const pages = pagesWith(id);
    if (landing.has(id)) return frame.has(id) || pages.length > 0 ? 'base' : 'landing';
    if (frame.has(id)) return 'signed-in';
    if (pages.length < 2 || [...reachedFrom(graph, [id])].some((reached) => APART.test(reached))) return null;
    const [family = '', ...others] = new Set(pages.map((page) => page.family));
    if (others.length === 0) return `${family}-screens`;
    return pages.every(({ reached }) => reached.has(ROOM)) ? 'rooms' : 'signed-in';
  };
}

/**
 * Notes which file each source went into.
 * @param {Record<string, string>} fileOfSource filled when the files are written
 * @returns {import('vite').Plugin}
 */
export const noteChunks = (fileOfSource) => ({
  name: 'aksharam:note-chunks',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) fileOfSource[id.replaceAll('\\', '/').replace(root, '')] = file.fileName;
    }
  },
});
