// Numbers and values that one language has and the other has not.
import { isSaid } from './numberWords.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

/** What is filled in: {{count}} in a catalogue, ${count} in the source. */
const VALUES = /\{\{(\w+)\}\}|\$\{([^}]*)\}/gu;

/** Texts whose numbers differ, each with its reason. */
const OTHER_NUMBERS = [
  // The lesson on numbers says them in digits, in words and in sums, as each language teaches them.
  /^src\/content\/lessons\/numbers\//u,
];

/** The price is $9 in English and ₹999 in Telugu, as the product's owner has set it. */
const PRICES = /[$₹]\d+/gu;

/** Texts that leave out a value in one language, each with its reason. */
const OTHER_VALUES = [
  // The meaning is English and would be read out by a Telugu voice.
  'boardAnnounce',
  // The English asks for the meaning, the Telugu for the form of the word.
  'askToForm',
  'askWithForm',
  // The English of the question leaves the Telugu sentence to the Telugu line above it.
  'askDescribed',
  // The verb's meaning is English.
  'table › caption',
];

/** @param {string} text */
const withoutValues = (text) => text.replaceAll(VALUES, ' ');

/** Digits of either script; 10,000 is one number. @param {string} text */
function numbersIn(text) {
  const digits = withoutValues(text)
    .replaceAll(PRICES, '')
    .replaceAll(/[\u0c66-\u0c6f]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0xc66))
    .replaceAll(/(?<=\d),(?=\d{2,3}\b)/gu, '');
  return new Set(digits.match(/\d+(?:[.:]\d+)?/gu));
}

/** @param {string} text */
const valuesIn = (text) =>
  // levelName(level).en here is levelName(level).te there, and a name may be given in Latin letters: latin(name).
  [...text.matchAll(VALUES)]
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
      if (!inTelugu.has(number) && !isSaid(number, 'te', te.text))
        faults.push({ side: te, fault: `${number} is in the English only` });
    for (const number of inTelugu)
      if (!inEnglish.has(number) && !isSaid(number, 'en', en.text))
        faults.push({ side: te, fault: `${number} is in the Telugu only` });
  }
  const [ofEnglish, ofTelugu] = [valuesIn(en.text), valuesIn(te.text)];
  if (`${ofEnglish}` !== `${ofTelugu}` && !OTHER_VALUES.includes(key))
    faults.push({ side: te, fault: `the values to fill in differ: ${ofEnglish} · ${ofTelugu}` });
  return faults;
}
