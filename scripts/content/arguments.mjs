/**
 * @typedef {{ folder: string, project: string | null, isDryRun: boolean, removes: boolean, isStrict: boolean }} ContentArguments
 */

export const USAGE = `npm run content -- FOLDER [--project ID] [--dry-run] [--strict] [--remove]

FOLDER     contains poems.json, poets.json and words.json, or several of a kind (poems-vemana.json); each is a list of entries
--project  the Firebase project (default: VITE_FIREBASE_PROJECT_ID)
--dry-run  prints the changes without making them
--strict   treats doubtful entries as wrong
--remove   deletes entries that are in the store but not in FOLDER (default: delete nothing)`;

/** @param {readonly string[]} given @returns {ContentArguments | string} an error message if they are invalid */
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
      if (!project || project.startsWith('--')) return '--project needs the id of a project.';
      read.project = project;
    } else if (word.startsWith('--')) return `${word} is not an option of this command.`;
    else if (read.folder === '') read.folder = word;
    else return `Only one folder can be uploaded; ${word} is a second one.`;
  }
  return read.folder === '' ? 'Pass the folder to upload.' : read;
}
