// Finds written Telugu that people do not use when speaking to a child: ఏమి for ఏం, and ఆమె or అతను about a child.
import { isVerse } from './fields.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

/** Matches only the whole word: ఏమిటి, ఏమీ and పేరేమి are different words. */
const WRITTEN_WHAT = /(?<![\u0c00-\u0c7f])ఏమి(?![\u0c00-\u0c7f])/u;
/** A text that is only ఏమి is the dictionary form, which is correct. */
const HEADWORD = 'ఏమి';

/** Texts in which ఏమి is correct: a quote from old verse, and a lesson on the two forms. @type {readonly string[]} */
const WRITTEN_WHAT_EXCEPTIONS = ['ఏమి సేతుర లింగా', 'ఏమి, ఏం'];

/** ఆమె, ఆమెతో, ఈమె; అతను, అతని, అతన్ని, అతడు, ఇతను. */
const GROWN_UP_PRONOUN = /(?<![\u0c00-\u0c7f])(?:[ఆఈ]మె|[అఇ]త(?:ను|ని|న్ని|డు|డి))[\u0c00-\u0c7f\u200c]*/u;

const STORY = /^src\/content\/stories\/([\w-]+)\.ts$/u;

/**
 * Stories in which ఆమె or అతను refers to a grown-up, and to whom. A child is called by name, తను, ఆ అమ్మాయి or ఆ అబ్బాయి.
 * @type {Readonly<Record<string, string>>}
 */
const GROWN_UPS_OF_STORIES = {
  'chima-chiluka': 'the hunter',
  'inumu-elukalu': 'Sivayya',
  'nanamma-cheera': 'Grandmother',
  'pannendo-shishyudu': 'the eldest pupil, a grown man',
  'rendu-gadiyaralu': 'Grandmother',
  'tenali-bommalu': 'the scholar, and Ramakrishna',
  'tenali-pilli': 'Ramakrishna',
  'tenali-thota': 'Ramakrishna',
  'tenali-vankaya': 'Ramakrishna and his wife',
};

/** @param {Text} text @returns {Fault[]} */
export function spokenFaults(text) {
  const { te, file } = text;
  if (!te || isVerse(text)) return [];
  const faults = [];
  const isRight = te.text === HEADWORD || WRITTEN_WHAT_EXCEPTIONS.some((part) => te.text.includes(part));
  if (WRITTEN_WHAT.test(te.text) && !isRight) faults.push({ side: te, fault: 'ఏమి: we say ఏం' });
  const story = STORY.exec(file)?.[1];
  const pronoun = GROWN_UP_PRONOUN.exec(te.text)?.[0];
  if (story !== undefined && pronoun !== undefined && !(story in GROWN_UPS_OF_STORIES))
    faults.push({ side: te, fault: `${pronoun}: for a grown-up; a child is called by name, or తను` });
  return faults;
}
