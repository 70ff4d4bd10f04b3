// Finds numbers and placeholders that only one language has.
import { isWrittenInWords } from './numberWords.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

/** Placeholders: {{count}} in a catalogue, ${count} in the source. */
const PLACEHOLDERS = /\{\{(\w+)\}\}|\$\{([^}]*)\}/gu;

/** Files whose numbers may differ, each with its reason. */
const OTHER_NUMBERS = [
  // The lesson on numbers teaches them differently in each language: in digits, words and sums.
  /^src\/content\/lessons\/numbers\//u,
];

/** The price is $9 in English and ₹999 in Telugu, as the product's owner has set it. */
const PRICES = /[$₹]\d+/gu;

/** Keys that may omit a placeholder in one language, each with its reason. */
const OTHER_PLACEHOLDERS = [
  // A Telugu voice would read out the English meaning.
  'boardAnnounce',
  // The English question asks for the meaning, the Telugu one for the form of the word.
  'askToForm',
  'askWithForm',
  // The Telugu line above the English question already shows the sentence.
  'askDescribed',
  // The verb's meaning is English.
  'table › caption',
];

/** @param {string} text */
const withoutPlaceholders = (text) => text.replaceAll(PLACEHOLDERS, ' ');

/** Reads digits of both scripts; 10,000 is one number. @param {string} text */
function numbersIn(text) {
  const digits = withoutPlaceholders(text)
    .replaceAll(PRICES, '')
    .replaceAll(/[\u0c66-\u0c6f]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0xc66))
    .replaceAll(/(?<=\d),(?=\d{2,3}\b)/gu, '');
  return new Set(digits.match(/\d+(?:[.:]\d+)?/gu));
}

/** @param {string} text */
const placeholdersIn = (text) =>
  // levelName(level).en corresponds to levelName(level).te, and latin(name) to name.
  [...text.matchAll(PLACEHOLDERS)]
    .map(([, key, source = '']) => key ?? withoutCall(source.replace(/\.(?:en|te)$/u, '')))
    .toSorted();

/** @param {string} source */
const withoutCall = (source) => source.replace(/^\w+\((.*)\)$/u, '$1');

/** @param {Text} text @returns {Fault[]} */
export function differenceFaults({ file, key, en, te }) {
  if (!en || !te) return [];
  /** @type {Fault[]} */
  const faults = [];
  const [inEnglish, inTelugu] = [numbersIn(en.text), numbersIn(te.text)];
  if (!OTHER_NUMBERS.some((place) => place.test(file))) {
    for (const number of inEnglish)
      if (!inTelugu.has(number) && !isWrittenInWords(number, 'te', te.text))
        faults.push({ side: te, fault: `${number} is only in the English text` });
    for (const number of inTelugu)
      if (!inEnglish.has(number) && !isWrittenInWords(number, 'en', en.text))
        faults.push({ side: te, fault: `${number} is only in the Telugu text` });
  }
  const [ofEnglish, ofTelugu] = [placeholdersIn(en.text), placeholdersIn(te.text)];
  if (`${ofEnglish}` !== `${ofTelugu}` && !OTHER_PLACEHOLDERS.includes(key))
    faults.push({ side: te, fault: `the placeholders differ: ${ofEnglish} · ${ofTelugu}` });
  return faults;
}
