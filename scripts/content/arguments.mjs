/**
 * @typedef {{ folder: string, project: string | null, isDryRun: boolean, removes: boolean, isStrict: boolean }} ContentArguments
 */

export const USAGE = `npm run content -- FOLDER [--project ID] [--dry-run] [--strict] [--remove]

FOLDER   has poems.json, poets.json and words.json, or several of a kind (poems-vemana.json), each a list of entries
--project  the Firebase project; without it VITE_FIREBASE_PROJECT_ID
--dry-run  says what would change, and changes nothing
--strict   takes what is only doubtful for wrong
--remove   takes away what is in the store and not in FOLDER; without it nothing is ever taken away`;

/** @param {readonly string[]} given @returns {ContentArguments | string} a sentence where they make no sense */
export function contentArguments(given) {
  /** @type {ContentArguments} */
  const read = { folder: '', project: null, isDryRun: false, removes: false, isStrict: false };
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (word === '--dry-run') read.isDryRun = true;
    else if (word === '--remove') read.removes = true;
    else if (word === '--strict') read.isStrict = true;
    else if (word === '--project') {
      at += 1;
      const project = given[at];
      if (!project || project.startsWith('--')) return '--project needs the name of a project after it.';
      read.project = project;
    } else if (word.startsWith('--')) return `${word} is not an option of this command.`;
    else if (read.folder === '') read.folder = word;
    else return `There is one folder to bring in; ${word} is a second.`;
  }
  return read.folder === '' ? 'Name the folder to bring in.' : read;
}
