// Words that are not written as we write them.
import { readFileSync } from 'node:fs';
import { ENGLISH_SPELLINGS, KIN_AS_NAMES, NO_NAME_AFTER, TELUGU_FORMS, TELUGU_SPELLINGS, TERMS } from './spellings.mjs';
import { isVerse, otherNames } from './fields.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('../../proofreading/textsIn.mjs').Side} Side */
/** @typedef {import('./spellings.mjs').Spelling} Spelling */
/** @typedef {import('./fault.mjs').Fault} Fault */

const TELUGU_LETTERS = '\\u0c00-\\u0c7f\\u200c';
const LATIN_LETTERS = '\\p{L}';

/** @param {Spelling} spelling @param {string} letters those that belong to a word */
const pattern = ({ wrong, alone }, letters) =>
  new RegExp(`(?<![${letters}])(?:${wrong.join('|')})${alone ? `(?![${letters}])` : `[${letters}]*`}`, 'gu');

const TELUGU_WORDS = TELUGU_SPELLINGS.map((spelling) => ({ spelling, found: pattern(spelling, TELUGU_LETTERS) }));
/** Most texts have none of them, which one look can tell. */
const ANY_TELUGU_WORD = new RegExp(TELUGU_SPELLINGS.flatMap(({ wrong }) => wrong).join('|'), 'u');
const ENGLISH_WORDS = ENGLISH_SPELLINGS.map((spelling) => ({
  spelling,
  found: pattern({ right: spelling.right, wrong: spelling.wrong, alone: true }, LATIN_LETTERS),
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

/** "దోశ అని కూడా అంటారు" names another name. @param {string} text @param {number} end */
const isNamed = (text, end) => /^[’”'"]?,? (?:అని|అనే|అంటే)(?![\u0c00-\u0c7f])/u.test(text.slice(end));

/** @param {Text} text @param {Side} side @returns {Fault[]} */
function teluguFaults(text, side) {
  /** @type {Fault[]} */
  const faults = [];
  const mayBeName = otherNames(text);
  for (const { found, spelling } of isVerse(text) || !ANY_TELUGU_WORD.test(side.text) ? [] : TELUGU_WORDS) {
    const { right, unless = [], isNameToo, notIn } = spelling;
    if (notIn?.includes(text.place)) continue;
    for (const { 0: word, index } of side.text.matchAll(found)) {
      if (unless.some((other) => word.startsWith(other))) continue;
      if (isNameToo && (mayBeName || isNamed(side.text, index + word.length))) continue;
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
  const words = ENGLISH_WORDS.filter(({ spelling }) => !(spelling.isNameToo && otherNames(text))).flatMap(
    ({ found, spelling: { right } }) =>
      [...side.text.matchAll(found)].map(([word]) => ({ side, fault: `${word}: we write ${right}` })),
  );
  if (!otherNames(text)) {
    for (const [word] of side.text.matchAll(BRITISH))
      words.push({ side, fault: `${word}: we write ${AMERICAN[word.toLowerCase()]}` });
  }
  // Only in a sentence: a word of a list is no name.
  if (!/[.!?]["”’']?$/u.test(side.text)) return words;
  const names = [...side.text.matchAll(KIN)].filter(
    ({ index }) => !NO_NAME_AFTER.test(side.text.slice(0, index).trimEnd()),
  );
  return [...words, ...names.map(([name]) => ({ side, fault: `${name}: as a name it has a capital` }))];
}

/** @param {Text} text @returns {Fault[]} */
export function spellingFaults(text) {
  const { en, te } = text;
  const terms = TERMS.filter(
    ({ english, places, unless }) =>
      places.includes(text.place) && en && te && english.test(en.text) && !unless?.test(te.text),
  );
  return [
    // A sentence for exercises is looked at word by word, where each word is written.
    ...(te?.literal ? teluguFaults(text, te) : []),
    ...(en ? [...teluguFaults(text, en), ...englishFaults(text, en)] : []),
    ...terms.flatMap(({ wrong, right }) =>
      te ? [...te.text.matchAll(wrong)].map(([word]) => ({ side: te, fault: `${word}: we say ${right}` })) : [],
    ),
  ];
}
