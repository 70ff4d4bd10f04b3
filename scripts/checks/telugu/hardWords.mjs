// Finds hard words of a poem that have the verse's form instead of the dictionary form.
import { isVerse } from './fields.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

/** In verse, the first letter softens after a druta: చెరువు becomes జెరువు. */
const HARD_LETTERS = new Map([
  ['గ', 'క'],
  ['జ', 'చ'],
  ['డ', 'ట'],
  ['ద', 'త'],
  ['బ', 'ప'],
]);

/** Beginnings of words that verses soften, in dictionary form. */
const SOFTENED_IN_VERSE = [
  ...['కడతేర్', 'కప్పిపుచ్', 'కల్గ', 'కలుగ', 'కావు', 'కాచ', 'కుడు', 'కొదవ', 'కొను', 'క్రమ్మర'],
  ...['చవి', 'చవు', 'చాలు', 'చూడ', 'చూచు', 'చెప్ప', 'చెరువు', 'చేయ'],
  ...['తాల్', 'తెప్ప', 'తొడవు', 'తిను'],
  ...['పరికిం', 'పల్కు', 'పలుకు', 'పొందు', 'ప్రోచ', 'ప్రోవ', 'పెట్టు'],
];

/** Words that only look like softened ones: గిట్టు (to die), దార (wife). */
const NOT_SOFTENED = ['గిట్టు', 'దార'];

/** Case endings of nouns, and the druta at the end of a word. */
const VERSE_ENDINGS = [
  ...['మున', 'ంబున', 'పున', 'ములో', 'లోన', 'లోపల', 'తో', 'తోడ', 'చేత', 'నకు', 'లకు', 'లను', 'ులన్', 'ముల్'],
  ...['యందు', 'వలన', 'కొరకు', 'ముల', 'యుల', 'రుల', 'న్'],
];

/** @param {string} word @param {ReadonlySet<string>} known words of prose @returns {string | null} */
function problemOf(word, known) {
  if (/^-|-$/u.test(word)) return 'is cut off';
  if (/^య[ిీెే]/u.test(word)) return 'begins with a sandhi glide';
  const hard = HARD_LETTERS.get(word.charAt(0));
  const asInDictionary = hard === undefined ? '' : hard + word.slice(1);
  const isKnownHard = known.has(asInDictionary) && !known.has(word) && !NOT_SOFTENED.includes(word);
  if (isKnownHard || SOFTENED_IN_VERSE.some((beginning) => asInDictionary.startsWith(beginning)))
    return `is softened; the dictionary form is ${asInDictionary}`;
  const ending = VERSE_ENDINGS.find((candidate) => word.endsWith(candidate));
  return ending ? `ends in -${ending}, which is not a dictionary form` : null;
}

/** @param {readonly Text[]} texts @returns {(text: Text) => Fault[]} */
export function hardWordCheck(texts) {
  const prose = texts.filter((text) => !isVerse(text));
  const known = new Set(prose.flatMap(({ te }) => te?.text.match(/[\u0c00-\u0c7f]+/gu) ?? []));
  return ({ place, field, te }) => {
    if (place !== 'Poems' || field !== 'word' || !te) return [];
    const problem = problemOf(te.text, known);
    return problem ? [{ side: te, fault: `${te.text} ${problem}` }] : [];
  };
}
