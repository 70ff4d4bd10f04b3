// Where in the product a source file's texts are read; the proofreader's page is ordered by it.

const FOLDERS = [
  { name: 'Interface', folder: 'src/i18n/' },
  { name: 'Words', folder: 'src/content/words/' },
  { name: 'Lessons', folder: 'src/content/lessons/' },
  { name: 'Poems', folder: 'src/content/padyalu/' },
  { name: 'Pages', folder: 'src/content/pages/' },
  { name: 'Articles', folder: 'src/content/articles/' },
];

/** A folder of content that is added later is a place of its own. @param {string} file */
export function placeOf(file) {
  const known = FOLDERS.find(({ folder }) => file.startsWith(folder));
  if (known) return known.name;
  const [, folder = ''] = /^src\/content\/([^/]+)\//.exec(file) ?? [];
  if (folder) return folder.charAt(0).toUpperCase() + folder.slice(1);
  return file.startsWith('src/content/') ? 'Lists' : 'Screens';
}

/** The known places first, then what was added. @param {string} place */
export function placeOrder(place) {
  const at = FOLDERS.findIndex(({ name }) => name === place);
  return at < 0 ? FOLDERS.length : at;
}

// Nobody reads the texts of tests and mock servers on a screen.
const NOT_SHOWN = /\.(test|contract)\.tsx?$|\.d\.ts$|mock|exampleLesson|bilingualFaults/i;

/** Whether a file may hold a text that somebody reads. @param {string} file */
export const isShown = (file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file);
