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
const START = /** @type {const} */ (['src/startApp.tsx']);
/** What every screen behind the sign-in has. */
const FRAME = 'src/app/layouts/SessionArea.tsx';

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
 * What the shell of every screen behind the sign-in fetches at once: the start, and the styles, after the page's own, which
 * they build on.
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

/**
 * A script for the shell's head, after the start's links: asks for what every screen has when the file with the start has
 * come, and for the files of the screen whose address this is when React has come too. Asked for at once they would share
 * the line: so each is read and run while the next is on its way.
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
  const inTurn = [...start.filter((file) => file === first), ...start.filter((file) => file !== first)];
  const given = [inTurn, frame, files, table].map((value) => JSON.stringify(value));
  return `(${preloadScreen.toString()})(${given.join()})`;
}

/**
 * Runs in the page.
 * @param {string[]} start @param {string[]} frame @param {string[]} files @param {[string, ...number[]][]} screens
 */
function preloadScreen(start, frame, files, screens) {
  const asked = location.pathname.split('/').filter(Boolean);
  const screen = screens.find(([path]) => {
    const parts = path.split('/');
    return parts.length === asked.length && parts.every((part, place) => part === ':' || part === asked[place]);
  });
  const own = screen?.slice(1).map((place) => files[Number(place)]) ?? [];
  const ask = (/** @type {(string | undefined)[]} */ wanted) => {
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
  void all[0]?.then(() => ask(frame));
  void Promise.all(all).then(() => ask(own));
}
