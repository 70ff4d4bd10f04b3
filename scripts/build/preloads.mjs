// Decides from Vite's manifest what a page preloads: its own chunk in parallel with the entry, not after it.

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/**
 * Vite's manifest lists a chunk under one of its sources; this adds an entry for each of them.
 * @param {Manifest} manifest @param {Record<string, string>} fileOfSource
 * @returns {Manifest}
 */
export function bySource(manifest, fileOfSource) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = Object.entries(fileOfSource).flatMap(([source, file]) => {
    const chunk = chunks.get(file);
    return chunk ? [[source, chunk]] : [];
  });
  return { ...Object.fromEntries(found), ...manifest };
}

/**
 * @param {Manifest} manifest
 * @param {string} source
 */
export function chunksOf(manifest, source) {
  if (!manifest[source]) throw new Error(`The build has no chunk for ${source}`);
  /** @type {Set<string>} */
  const files = new Set();
  const follow = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  follow(source);
  return [...files];
}

/** The entry imports these dynamically. */
const START = /** @type {const} */ (['src/startApp.tsx']);
/** Part of every signed-in screen. */
const FRAME = 'src/app/layouts/SessionArea.tsx';

export const startFiles = (/** @type {Manifest} */ manifest) =>
  ['index.html', ...START].flatMap((source) => chunksOf(manifest, source));

/** @param {Manifest} manifest @param {string[]} sources */
function notYetLinked(manifest, sources) {
  // Vite already links the entry and its imports.
  const linked = new Set(chunksOf(manifest, 'index.html'));
  const files = new Set([...START, ...sources].flatMap((source) => chunksOf(manifest, source)));
  return [...files].filter((file) => !linked.has(file));
}

const linkTo = (/** @type {string} */ file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** @param {Manifest} manifest @param {string[]} sources the page's source file */
export const modulePreloads = (manifest, ...sources) => notYetLinked(manifest, sources).map(linkTo).join('\n    ');

/**
 * The shell of every signed-in screen preloads the start modules and the styles, which must follow the page's own styles.
 * @param {Manifest} manifest
 */
export const shellPreloads = (manifest) => ({
  modules: modulePreloads(manifest),
  styles: (manifest[FRAME]?.css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('\n    '),
});

/** @typedef {{ path: string, sources: readonly string[] }} Screen */

/**
 * The files of a screen that are not part of the shell.
 * @param {Manifest} manifest @param {Screen} screen
 */
export function screenFiles(manifest, { sources }) {
  const shell = new Set([...chunksOf(manifest, 'index.html'), ...notYetLinked(manifest, [FRAME])]);
  return [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))].filter((file) => !shell.has(file));
}

/**
 * Lists the preloaded files of each screen, for the test that counts them.
 * @param {Manifest} manifest @param {readonly Screen[]} screens
 */
export const filesByScreen = (manifest, screens) => ({
  shell: [...chunksOf(manifest, 'index.html'), ...notYetLinked(manifest, [FRAME])],
  screens: screens.map((screen) => ({ path: screen.path, files: screenFiles(manifest, screen) })),
});

/**
 * A script for the shell's head. It preloads the frame of all screens when the start module has arrived, and the files of
 * the current screen when React has arrived too. Requested together they would share the bandwidth; in sequence, the
 * browser compiles and runs each file while the next one downloads.
 * @param {Manifest} manifest @param {readonly Screen[]} screens
 */
export function screenPreloadScript(manifest, screens) {
  const start = notYetLinked(manifest, []);
  const frame = notYetLinked(manifest, [FRAME]).filter((file) => !start.includes(file));
  const files = [...new Set(screens.flatMap((screen) => screenFiles(manifest, screen)))];
  const table = screens.map((screen) => [
    screen.path.replaceAll(/:\w+/g, ':').slice(1),
    ...screenFiles(manifest, screen).map((file) => files.indexOf(file)),
  ]);
  const first = manifest[START[0]]?.file;
  const ordered = [...start.filter((file) => file === first), ...start.filter((file) => file !== first)];
  const parameters = [ordered, frame, files, table].map((value) => JSON.stringify(value));
  return `(${preloadScreen.toString()})(${parameters.join()})`;
}

/**
 * Runs in the page.
 * @param {string[]} start @param {string[]} frame @param {string[]} files @param {[string, ...number[]][]} screens
 */
function preloadScreen(start, frame, files, screens) {
  const address = location.pathname.split('/').filter(Boolean);
  const screen = screens.find(([path]) => {
    const parts = path.split('/');
    return parts.length === address.length && parts.every((part, place) => part === ':' || part === address[place]);
  });
  const own = screen?.slice(1).map((place) => files[Number(place)]) ?? [];
  const preload = (/** @type {(string | undefined)[]} */ wanted) => {
    for (const file of wanted) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  const arrived = (/** @type {string} */ file) =>
    new Promise((resolve) => {
      const link = document.querySelector(`link[href="/${file}"]`);
      for (const event of ['load', 'error']) link?.addEventListener(event, resolve, { once: true });
      if (!link) resolve(null);
    });
  const all = start.map(arrived);
  void all[0]?.then(() => preload(frame));
  void Promise.all(all).then(() => preload(own));
}
