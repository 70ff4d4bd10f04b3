// Decides which modules share a chunk. A phone pays for each request, for chains of requests and for each long task.
// The decision follows from the import graph, so a new module or page needs no entry here.
import { fileURLToPath } from 'node:url';

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code?: string | null }} ModuleInfo */
/** @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} Graph */

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const at = (/** @type {string} */ path) => `${root}${path}`;

const ENTRY = at('src/main.tsx');
const START = at('src/startApp.tsx');
const LANDING = at('src/features/landing/LandingPage.tsx');
const PAGES = at('src/app/routing/signedInPages.ts');
/** A screen that imports this is a practice room. */
const ROOM = at('src/practice/usePractice.ts');
/** The lazy imports of these belong to every signed-in screen: layouts, guard, adapters. */
const FRAME = [
  at('src/app/layouts/frame.ts'),
  at('src/openPorts.ts'),
  at('src/adapters/openAdapters.ts'),
  at('src/adapters/speech/openSpeech.ts'),
];

const REACT = /node_modules\/(react|react-dom|scheduler)\//;
/** Vite's helper for dynamic imports. */
const PRELOADER = /vite\/preload-helper/;
/** Too large to load on screens that do not need them. */
const LARGE_PACKAGES = /\/node_modules\/(downshift|firebase|@firebase)\//;

/** @param {Graph} graph @param {string} id */
function infoOf(graph, id) {
  const info = graph.getModuleInfo(id);
  if (!info) throw new Error(`scripts/build/chunks.mjs names ${id}, which is no longer part of the app`);
  return info;
}

/** These modules and everything they import statically. @param {Graph} graph @param {readonly string[]} ids */
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

/** Smaller shared code goes into the chunk of all signed-in screens instead of a chunk of its own. */
const MIN_SHARED_CHUNK_LENGTH = 5_000;

const folderOf = (/** @type {string} */ id) => /\/features\/([^/]+)\//.exec(id)?.[1] ?? 'signed-in';

/** Names a chunk after the screens that share it: their feature folders, and `rooms` for practice rooms. @param {Page[]} pages */
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

  const isShared = (/** @type {string} */ id) =>
    !(start.has(id) || landing.has(id) || frame.has(id)) && pagesWith(id).length > 1;

  /** Code length per group of screens that share it. @type {Map<string, number>} */
  const sizes = new Map();
  for (const id of reachedFrom(graph, lazyIn(PAGES))) {
    if (!isShared(id)) continue;
    const { name } = kindsOf(pagesWith(id));
    sizes.set(name, (sizes.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  /** @param {Page[]} sharing */
  const hasOwnChunk = (sharing) => {
    const { isOneFolder, name } = kindsOf(sharing);
    return isOneFolder || (sizes.get(name) ?? 0) >= MIN_SHARED_CHUNK_LENGTH;
  };
  /** Small shared code goes to every screen, unless it imports something large. */
  const sharedChunk = (/** @type {string} */ id) => {
    const needed = [...reachedFrom(graph, [id])].filter(isShared);
    return needed.some((one) => hasOwnChunk(pagesWith(one))) ? `${kindsOf(pagesWith(id)).name}-screens` : 'signed-in';
  };
  return { start, landing, frame, pagesWith, sharedChunk };
}

/** The name of the chunk that a module goes into; `null` lets the bundler decide. */
export function chunkNames() {
  /** @type {ReturnType<typeof partsOf> | undefined} */
  let parts;
  return (/** @type {string} */ id, /** @type {Graph} */ graph) => {
    if (REACT.test(id)) return 'react';
    parts ??= partsOf(graph);
    const { start, landing, frame, pagesWith, sharedChunk } = parts;
    if (id === ENTRY) return null;
    // The entry needs it to load React before the browser reads the app's own code.
    if (PRELOADER.test(id)) return 'loader';
    if (start.has(id)) return id.endsWith('.css') ? null : 'base';
    const pages = pagesWith(id);
    if (landing.has(id)) return frame.has(id) || pages.length > 0 ? 'base' : 'landing';
    if (frame.has(id)) return 'signed-in';
    if (pages.length < 2 || [...reachedFrom(graph, [id])].some((reached) => LARGE_PACKAGES.test(reached))) return null;
    return sharedChunk(id);
  };
}

/**
 * The first line of a chunk that a screen starts with. It makes the browser compile all functions in the background while
 * the file downloads; otherwise it compiles each one on its first call, while the screen renders.
 * @param {{ name: string, moduleIds: readonly string[] }} file
 */
export const eagerCompileHint = ({ name, moduleIds }) =>
  /^(react|base|landing|signed-in)$|-screens$|Page$/.test(name) && !moduleIds.some((id) => LARGE_PACKAGES.test(id))
    ? '//# allFunctionsCalledOnLoad'
    : '';

/**
 * Records which chunk each source file went into.
 * @param {Record<string, string>} fileOfSource filled when the chunks are written
 * @returns {import('vite').Plugin}
 */
export const recordChunks = (fileOfSource) => ({
  name: 'aksharam:record-chunks',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) fileOfSource[id.replaceAll('\\', '/').replace(root, '')] = file.fileName;
    }
  },
});
