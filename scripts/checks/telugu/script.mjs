// Letters that cannot stand where they stand.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./fault.mjs').Fault} Fault */

const SIGN = '[\\u0c00-\\u0c03\\u0c3e-\\u0c4d\\u0c55\\u0c56\\u0c62\\u0c63]';
const VOWEL_SIGN = '[\\u0c3e-\\u0c4c]';
const TELUGU = '[\\u0c00-\\u0c7f]';

// The values that a text is filled with are no letters of it.
const VALUE = /\{\{.*?\}\}|\$\{[^}]*\}/gu;

const ORPHAN = new RegExp(`(?<!${TELUGU}|[\\u200c\\u200d])${SIGN}${TELUGU}*`, 'gu');
const MALFORMED = new RegExp(`${VOWEL_SIGN}${VOWEL_SIGN}|${VOWEL_SIGN}్|్${VOWEL_SIGN}|[అ-ఔౠ]${VOWEL_SIGN}|[అ-ఔౠ]్`, 'gu');
const MIXED = new RegExp(`(?:\\p{Script=Latin}|${TELUGU}|\\u200c)+`, 'gu');

/** A sign is spoken of in English, as in "ీ is long", and in Telugu where the English speaks of it too. @param {Text} text @param {string} sign @param {Side} side */
const isSpokenOf = ({ en }, sign, side) => sign.length === 1 && (side === en || en === null || en.text.includes(sign));

/** @param {Text} text @param {Side} side @returns {Fault[]} */
function faultsIn(text, side) {
  const plain = side.text.replaceAll(VALUE, ' ');
  const orphans = [...plain.matchAll(ORPHAN)].filter(([word]) => !isSpokenOf(text, word, side));
  const mixed = [...plain.matchAll(MIXED)].filter(
    ([word]) => /\p{Script=Latin}/u.test(word) && /[\u0c00-\u0c7f]/u.test(word),
  );
  return [
    ...orphans.map(([word]) => ({ side, fault: `${word} begins with a sign` })),
    ...[...plain.matchAll(MALFORMED)].map(([letters]) => ({ side, fault: `${letters} cannot be written together` })),
    ...mixed.map(([word]) => ({ side, fault: `${word} has letters of two scripts` })),
  ];
}

/** @param {Text} text @returns {Fault[]} */
export const scriptFaults = (text) => [text.en, text.te].flatMap((side) => (side ? faultsIn(text, side) : []));
