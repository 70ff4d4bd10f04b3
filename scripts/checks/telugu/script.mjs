// Finds Telugu letters and signs in impossible positions.

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./fault.mjs').Fault} Fault */

const SIGN = '[\\u0c00-\\u0c03\\u0c3e-\\u0c4d\\u0c55\\u0c56\\u0c62\\u0c63]';
const VOWEL_SIGN = '[\\u0c3e-\\u0c4c]';
const TELUGU = '[\\u0c00-\\u0c7f]';

// Placeholders do not count as letters.
const PLACEHOLDER = /\{\{.*?\}\}|\$\{[^}]*\}/gu;

const ORPHAN = new RegExp(`(?<!${TELUGU}|[\\u200c\\u200d])${SIGN}${TELUGU}*`, 'gu');
const MALFORMED = new RegExp(`${VOWEL_SIGN}${VOWEL_SIGN}|${VOWEL_SIGN}్|్${VOWEL_SIGN}|[అ-ఔౠ]${VOWEL_SIGN}|[అ-ఔౠ]్`, 'gu');
const MIXED = new RegExp(`(?:\\p{Script=Latin}|${TELUGU}|\\u200c)+`, 'gu');

/** English may mention a sign alone, as in "ీ is long", and so may Telugu if the English does. @param {Text} text @param {string} sign @param {Side} side */
const isMentioned = ({ en }, sign, side) => sign.length === 1 && (side === en || en === null || en.text.includes(sign));

/** @param {Text} text @param {Side} side @returns {Fault[]} */
function faultsIn(text, side) {
  const plain = side.text.replaceAll(PLACEHOLDER, ' ');
  const orphans = [...plain.matchAll(ORPHAN)].filter(([word]) => !isMentioned(text, word, side));
  const mixed = [...plain.matchAll(MIXED)].filter(
    ([word]) => /\p{Script=Latin}/u.test(word) && /[\u0c00-\u0c7f]/u.test(word),
  );
  return [
    ...orphans.map(([word]) => ({ side, fault: `${word} begins with a vowel sign or other mark` })),
    ...[...plain.matchAll(MALFORMED)].map(([letters]) => ({ side, fault: `${letters} is not a possible sequence` })),
    ...mixed.map(([word]) => ({ side, fault: `${word} mixes two scripts` })),
  ];
}

/** @param {Text} text @returns {Fault[]} */
export const scriptFaults = (text) => [text.en, text.te].flatMap((side) => (side ? faultsIn(text, side) : []));
