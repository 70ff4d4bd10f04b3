// What a page asks for at once, read from Vite's manifest: its own chunk together with the entry, not after it.

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

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

/** What the entry brings in after itself, in this order. */
const START = ['src/startApp.tsx'];

/** Every file of a page's start. */
export const startFiles = (/** @type {Manifest} */ manifest) =>
  ['index.html', ...START].flatMap((source) => chunksOf(manifest, source));

/**
 * @param {Manifest} manifest
 * @param {string[]} sources the page's source file, or none for the app's shell
 */
export function modulePreloads(manifest, ...sources) {
  // The entry and what it imports are already linked by Vite.
  const linked = new Set(chunksOf(manifest, 'index.html'));
  const files = new Set([...START, ...sources].flatMap((source) => chunksOf(manifest, source)));
  return [...files]
    .filter((file) => !linked.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ');
}
