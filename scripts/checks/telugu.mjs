// Checks every text of the product with the rules described in docs/TELUGU.md.
import { fileURLToPath } from 'node:url';
import { collectTexts } from '../proofreading/collect.mjs';
import { faultLine } from './telugu/fault.mjs';
import { hardWordCheck } from './telugu/hardWords.mjs';
import { labelCheck } from './telugu/labels.mjs';
import { registerFaults } from './telugu/register.mjs';
import { differenceFaults } from './telugu/sameInBoth.mjs';
import { scriptFaults } from './telugu/script.mjs';
import { spellingFaults } from './telugu/spelling.mjs';
import { spokenFaults } from './telugu/spoken.mjs';

/** @typedef {import('../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./telugu/fault.mjs').Fault} Fault */

/** Fewer texts mean that some were not collected. @type {Readonly<Record<string, number>>} */
const MIN_TEXTS = {
  Interface: 800,
  Words: 2500,
  Lessons: 4000,
  Poems: 1000,
  Pages: 200,
  Articles: 250,
  Lists: 200,
  Stories: 6000,
  Screens: 25,
};

/** @param {readonly Text[]} texts @returns {Fault[]} */
export function faultsOf(texts) {
  const checks = [
    spellingFaults,
    scriptFaults,
    registerFaults,
    spokenFaults,
    differenceFaults,
    hardWordCheck(texts),
    labelCheck(texts),
  ];
  return texts.flatMap((text) => checks.flatMap((check) => check(text)));
}

/** @param {readonly Text[]} texts @returns {string[]} a message for each place with too few texts */
export const tooFew = (texts) =>
  Object.entries(MIN_TEXTS).flatMap(([place, minimum]) => {
    const count = texts.filter((text) => text.place === place).length;
    return count < minimum ? [`${place}: found ${count} texts; expected at least ${minimum}.`] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = await collectTexts(process.argv[2] ?? process.cwd());
  const lines = [...tooFew(texts), ...faultsOf(texts).map(faultLine)];
  for (const line of lines) console.error(line);
  console.log(`${texts.length} texts, ${lines.length} faults`);
  process.exit(lines.length > 0 ? 1 : 0);
}
