// Maps source files to places in the product, which order the proofreading page.

const FOLDERS = [
  { name: 'Interface', folder: 'src/i18n/' },
  { name: 'Words', folder: 'src/content/words/' },
  { name: 'Lessons', folder: 'src/content/lessons/' },
  { name: 'Poems', folder: 'src/content/padyalu/' },
  { name: 'Pages', folder: 'src/content/pages/' },
  { name: 'Articles', folder: 'src/content/articles/' },
];

/** A new content folder becomes a place of its own. @param {string} file */
export function placeOf(file) {
  const known = FOLDERS.find(({ folder }) => file.startsWith(folder));
  if (known) return known.name;
  const [, folder = ''] = /^src\/content\/([^/]+)\//.exec(file) ?? [];
  if (folder) return folder.charAt(0).toUpperCase() + folder.slice(1);
  return file.startsWith('src/content/') ? 'Lists' : 'Screens';
}

/** Known places come first, then new ones. @param {string} place */
export function placeOrder(place) {
  const at = FOLDERS.findIndex(({ name }) => name === place);
  return at < 0 ? FOLDERS.length : at;
}

// Texts of tests and mock servers never appear on a screen.
const NOT_SHOWN = /\.(test|contract)\.tsx?$|\.d\.ts$|mock|exampleLesson|bilingualFaults/i;

/** @param {string} file */
export const isShown = (file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file);
