// Finds words that do not follow the house spelling.
import { readFileSync } from 'node:fs';
import {
  ENGLISH_SPELLINGS,
  KIN_AS_NAMES,
  NOT_NAME_AFTER,
  TELUGU_FORMS,
  TELUGU_SPELLINGS,
  TERMS,
} from './spellings.mjs';
import { isVerse, isOtherName } from './fields.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./spellings.mjs').Spelling} Spelling */
/** @typedef {import('./fault.mjs').Fault} Fault */

const TELUGU_LETTERS = '\\u0c00-\\u0c7f\\u200c';
const LATIN_LETTERS = '\\p{L}';

/** @param {Spelling} spelling @param {string} letters a character class */
const patternOf = ({ wrong, alone }, letters) =>
  new RegExp(`(?<![${letters}])(?:${wrong.join('|')})${alone ? `(?![${letters}])` : `[${letters}]*`}`, 'gu');

const TELUGU_WORDS = TELUGU_SPELLINGS.map((spelling) => ({ spelling, pattern: patternOf(spelling, TELUGU_LETTERS) }));
/** Most texts contain none of these words, so one combined test skips them quickly. */
const ANY_TELUGU_WORD = new RegExp(TELUGU_SPELLINGS.flatMap(({ wrong }) => wrong).join('|'), 'u');
const ENGLISH_WORDS = ENGLISH_SPELLINGS.map((spelling) => ({
  spelling,
  pattern: patternOf({ right: spelling.right, wrong: spelling.wrong, alone: true }, LATIN_LETTERS),
}));

/** @type {Readonly<Record<string, string>>} */
const AMERICAN = JSON.parse(
  readFileSync(new URL('../../../src/domain/english/britishSpellings.json', import.meta.url), 'utf8'),
);
const BRITISH = new RegExp(
  `(?<!\\p{L})(${Object.keys(AMERICAN).join('|')})(?=(?:s|d|ed|ing|ful|less|ly|able|hood|rs?)?(?!\\p{L}))`,
  'giu',
);

const KIN = new RegExp(`(?<![\\p{L}“‘])(?:${KIN_AS_NAMES.join('|')})(?![\\p{L}”’]|['’]s tongue| tongue)`, 'gu');

/** "దోశ అని కూడా అంటారు" mentions another name. @param {string} text @param {number} end */
const isMentioned = (text, end) => /^[’”'"]?,? (?:అని|అనే|అంటే)(?![\u0c00-\u0c7f])/u.test(text.slice(end));

/** @param {Text} text @param {Side} side @returns {Fault[]} */
function teluguFaults(text, side) {
  /** @type {Fault[]} */
  const faults = [];
  const mayBeName = isOtherName(text);
  for (const { pattern, spelling } of isVerse(text) || !ANY_TELUGU_WORD.test(side.text) ? [] : TELUGU_WORDS) {
    const { right, unless = [], isNameToo, notIn } = spelling;
    if (notIn?.includes(text.place)) continue;
    for (const { 0: word, index } of side.text.matchAll(pattern)) {
      if (unless.some((other) => word.startsWith(other))) continue;
      if (isNameToo && (mayBeName || isMentioned(side.text, index + word.length))) continue;
      faults.push({ side, fault: `${word}: we write ${right}` });
    }
  }
  for (const { wrong, right, inVerse, isNameToo } of TELUGU_FORMS) {
    if ((isVerse(text) && !inVerse) || (isNameToo && mayBeName)) continue;
    for (const [word] of side.text.matchAll(wrong)) faults.push({ side, fault: `${word}: we write ${right}` });
  }
  return faults;
}

/** @param {Text} text @param {Side} side @returns {Fault[]} */
function englishFaults(text, side) {
  const words = ENGLISH_WORDS.filter(({ spelling }) => !(spelling.isNameToo && isOtherName(text))).flatMap(
    ({ pattern, spelling: { right } }) =>
      [...side.text.matchAll(pattern)].map(([word]) => ({ side, fault: `${word}: we write ${right}` })),
  );
  if (!isOtherName(text)) {
    for (const [word] of side.text.matchAll(BRITISH))
      words.push({ side, fault: `${word}: we write ${AMERICAN[word.toLowerCase()]}` });
  }
  // Kin words are names only in a sentence, not in a list.
  if (!/[.!?]["”’']?$/u.test(side.text)) return words;
  const names = [...side.text.matchAll(KIN)].filter(
    ({ index }) => !NOT_NAME_AFTER.test(side.text.slice(0, index).trimEnd()),
  );
  return [...words, ...names.map(([name]) => ({ side, fault: `${name}: capitalize it when it is used as a name` }))];
}

/** @param {Text} text @returns {Fault[]} */
export function spellingFaults(text) {
  const { en, te } = text;
  const terms = TERMS.filter(
    ({ english, places, unless }) =>
      places.includes(text.place) && en && te && english.test(en.text) && !unless?.test(te.text),
  );
  return [
    // A sentence assembled from words is checked word by word, where each word is written.
    ...(te?.literal ? teluguFaults(text, te) : []),
    ...(en ? [...teluguFaults(text, en), ...englishFaults(text, en)] : []),
    ...terms.flatMap(({ wrong, right }) =>
      te ? [...te.text.matchAll(wrong)].map(([word]) => ({ side: te, fault: `${word}: we say ${right}` })) : [],
    ),
  ];
}
