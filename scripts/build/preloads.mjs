// What a page asks for at once, read from Vite's manifest: its own chunk together with the entry, not after it.

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/**
 * Vite's manifest names a chunk by its one source. Here it is found by each source in it.
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
 * The files of a source's chunk and of everything it imports.
 * @param {Manifest} manifest
 * @param {string} source
 */
export function chunksOf(manifest, source) {
  if (!manifest[source]) throw new Error(`${source} is not among the built files`);
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

/** What the entry brings in after itself. */
const START = ['src/startApp.tsx'];
/** What every screen behind the sign-in has. */
const FRAME = 'src/app/SessionArea.tsx';

/** Every file of a page's start. */
export const startFiles = (/** @type {Manifest} */ manifest) =>
  ['index.html', ...START].flatMap((source) => chunksOf(manifest, source));

/** @param {Manifest} manifest @param {string[]} sources */
function notYetLinked(manifest, sources) {
  // The entry and what it imports are already linked by Vite.
  const linked = new Set(chunksOf(manifest, 'index.html'));
  const files = new Set([...START, ...sources].flatMap((source) => chunksOf(manifest, source)));
  return [...files].filter((file) => !linked.has(file));
}

const linkTo = (/** @type {string} */ file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** @param {Manifest} manifest @param {string[]} sources the page's source file */
export const modulePreloads = (manifest, ...sources) => notYetLinked(manifest, sources).map(linkTo).join('\n    ');

/**
 * What the shell of every screen behind the sign-in fetches at once: the start, and what all of them have. The styles come
 * after the page's own, which they build on.
 * @param {Manifest} manifest
 */
export const shellPreloads = (manifest) => ({
  modules: notYetLinked(manifest, [FRAME]).map(linkTo).join('\n    '),
  styles: (manifest[FRAME]?.css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('\n    '),
});

/** @typedef {{ path: string, sources: readonly string[] }} Screen */

/**
 * The files that a screen has beyond the shell's.
 * @param {Manifest} manifest @param {Screen} screen
 */
export function screenFiles(manifest, { sources }) {
  const shell = new Set([...chunksOf(manifest, 'index.html'), ...notYetLinked(manifest, [FRAME])]);
  return [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))].filter((file) => !shell.has(file));
}

/**
 * Which files each screen has at once, for the test that counts them.
 * @param {Manifest} manifest @param {readonly Screen[]} screens
 */
export const filesByScreen = (manifest, screens) => ({
  shell: [...chunksOf(manifest, 'index.html'), ...notYetLinked(manifest, [FRAME])],
  screens: screens.map((screen) => ({ path: screen.path, files: screenFiles(manifest, screen) })),
});

const patternOf = (/** @type {string} */ path) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;

/**
 * A script for the shell's head: asks for the files of the screen whose address this is, before any other code runs.
 * @param {Manifest} manifest @param {readonly Screen[]} screens
 */
export function screenPreloadScript(manifest, screens) {
  const files = [...new Set(screens.flatMap((screen) => screenFiles(manifest, screen)))];
  const table = screens.map((screen) => [
    patternOf(screen.path),
    ...screenFiles(manifest, screen).map((file) => files.indexOf(file)),
  ]);
  return `(${preloadScreen.toString()})(${JSON.stringify(files)},${JSON.stringify(table)})`;
}

/**
 * Runs in the page.
 * @param {string[]} files @param {[string, ...number[]][]} screens
 */
function preloadScreen(files, screens) {
  const screen = screens.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  for (const place of screen?.slice(1) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${files[Number(place)]}`;
    document.head.append(link);
  }
}
