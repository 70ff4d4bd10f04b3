// Proofreads every text of the product, as far as rules can; docs/TELUGU.md has them in words.
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

/** Where there are fewer, something was not looked at. @type {Readonly<Record<string, number>>} */
const FEWEST = {
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

/** @param {readonly Text[]} texts a sentence for each place that has too few */
export const tooFew = (texts) =>
  Object.entries(FEWEST).flatMap(([place, fewest]) => {
    const count = texts.filter((text) => text.place === place).length;
    return count < fewest ? [`${place}: ${count} texts were looked at; there should be ${fewest} or more.`] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = await collectTexts(process.argv[2] ?? process.cwd());
  const lines = [...tooFew(texts), ...faultsOf(texts).map(faultLine)];
  for (const line of lines) console.error(line);
  console.log(`${texts.length} texts, ${lines.length} faults`);
  process.exit(lines.length > 0 ? 1 : 0);
}
