// Which modules make one file. A phone pays for each request, for each file that names the next, and for each long task.
// Decided by what reaches a module, read from the graph of imports itself: a new module or page finds its place alone.
import { fileURLToPath } from 'node:url';

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code?: string | null }} ModuleInfo */
/** @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} Graph */

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const at = (/** @type {string} */ path) => `${root}${path}`;

const ENTRY = at('src/main.tsx');
const START = at('src/startApp.tsx');
const LANDING = at('src/features/landing/LandingPage.tsx');
const PAGES = at('src/app/routing/signedInPages.ts');
/** A screen with this is a practice room. */
const ROOM = at('src/practice/usePractice.ts');
/** What these ask for belongs to every screen behind the sign-in: layouts, guard, the adapters. */
const FRAME = [
  at('src/app/layouts/frame.ts'),
  at('src/openPorts.ts'),
  at('src/adapters/openAdapters.ts'),
  at('src/adapters/openSpeech.ts'),
];

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
/** What Vite puts in for each import on demand. */
const PRELOADER = /vite\/preload-helper/;
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

/** What some kinds of screens share is a file of its own from this size on; smaller, all of them may have it. */
const WORTH_A_FILE = 5_000;

/** The folder of features that a page is in. */
const folderOf = (/** @type {string} */ id) => /\/features\/([^/]+)\//.exec(id)?.[1] ?? 'signed-in';

/** Names the kinds of screens that have a module: each folder's own, and the practice rooms. @param {Page[]} pages */
function kindsOf(pages) {
  const folders = new Set(pages.map(({ folder }) => folder));
  const isOneFolder = folders.size === 1;
  const roomsIn = (/** @type {string} */ folder) => (isOneFolder ? `rooms-of-${folder}` : 'rooms');
  const kinds = [...new Set(pages.map(({ folder, isRoom }) => (isRoom ? roomsIn(folder) : folder)))].sort();
  return { isOneFolder, name: kinds.map((kind) => (kinds.length > 2 ? kind.slice(0, 3) : kind)).join('-') };
}

/** @typedef {{ folder: string, isRoom: boolean, reached: Set<string> }} Page */

/** @param {Graph} graph */
function partsOf(graph) {
  const lazyIn = (/** @type {string} */ id) => infoOf(graph, id).dynamicallyImportedIds;
  infoOf(graph, ROOM);
  const pages = lazyIn(PAGES).map((id) => {
    const reached = reachedFrom(graph, [id]);
    return { folder: folderOf(id), isRoom: reached.has(ROOM), reached };
  });
  const start = reachedFrom(graph, [ENTRY, START]);
  const landing = reachedFrom(graph, [LANDING]);
  const frame = reachedFrom(graph, FRAME.flatMap(lazyIn));
  const pagesWith = (/** @type {string} */ id) => pages.filter(({ reached }) => reached.has(id));

  const isOfScreens = (/** @type {string} */ id) =>
    !(start.has(id) || landing.has(id) || frame.has(id)) && pagesWith(id).length > 1;

  /** How much there is of what the same kinds of screens share. @type {Map<string, number>} */
  const sizes = new Map();
  for (const id of reachedFrom(graph, lazyIn(PAGES))) {
    if (!isOfScreens(id)) continue;
    const { name } = kindsOf(pagesWith(id));
    sizes.set(name, (sizes.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  /** Whether what the same kinds of screens share is a file of its own. @param {Page[]} having */
  const isFile = (having) => {
    const { isOneFolder, name } = kindsOf(having);
    return isOneFolder || (sizes.get(name) ?? 0) >= WORTH_A_FILE;
  };
  /** Of what several pages share. What is small goes to every screen, unless it would bring something large along. */
  const sharedFile = (/** @type {string} */ id) => {
    const needed = [...reachedFrom(graph, [id])].filter(isOfScreens);
    return needed.some((one) => isFile(pagesWith(one))) ? `${kindsOf(pagesWith(id)).name}-screens` : 'signed-in';
  };
  return { start, landing, frame, pagesWith, sharedFile };
}

/** The name of the file that a module goes into; `null` where the bundler decides. */
export function chunkNames() {
  /** @type {ReturnType<typeof partsOf> | undefined} */
  let parts;
  return (/** @type {string} */ id, /** @type {Graph} */ graph) => {
    if (REACT.test(id)) return 'react';
    parts ??= partsOf(graph);
    const { start, landing, frame, pagesWith, sharedFile } = parts;
    if (id === ENTRY) return null;
    // The entry has it: it brings React in before anything of the app's own is read.
    if (PRELOADER.test(id)) return 'loader';
    if (start.has(id)) return id.endsWith('.css') ? null : 'base';
    const pages = pagesWith(id);
    if (landing.has(id)) return frame.has(id) || pages.length > 0 ? 'base' : 'landing';
    if (frame.has(id)) return 'signed-in';
    if (pages.length < 2 || [...reachedFrom(graph, [id])].some((reached) => APART.test(reached))) return null;
    return sharedFile(id);
  };
}

/**
 * The first line of a file that a screen begins with: the browser then reads all of its functions while the file arrives,
 * beside the page. Without it each is read when it is first called, while the screen is being drawn.
 * @param {{ name: string, moduleIds: readonly string[] }} file
 */
export const readAhead = ({ name, moduleIds }) =>
  /^(react|base|landing|signed-in)$|-screens$|Page$/.test(name) && !moduleIds.some((id) => APART.test(id))
    ? '//# allFunctionsCalledOnLoad'
    : '';

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
