// Grown-ups of the family and workers who are spoken of without respect.
import { isVerse } from './fields.mjs';
import { NOT_THE_PERSON, PLAIN_AT_COURT, RESPECTED, VERBS_OF_BEING, VERBS_OF_THINGS } from './people.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

const PEOPLE = new Map(RESPECTED.flatMap(({ telugu, english }) => telugu.map((name) => [name, english])));

/** చేశాడు, చేసింది, చేస్తుంది, చేసేది; మంది is a number of people, నాడు a day. */
const PLAIN_VERB = /(?:ాడు|ంది|సేది|చేది|డేది|లేది|నేది|యేది|గేది|పేది)$/u;
const NO_VERB = /^(?:.*మంది|[ఆఈఏ]?నాడు|వాడు|పాడు)$/u;

/** After these somebody else may act: కొరికితే, పాడగానే, కాచినప్పుడు, రావడం, ఉన్నా. */
const OTHER_MAY_ACT = /(?:ితే|స్తే|ంటే|గానే|నప్పుడు|ేటప్పుడు|ప్పటి|(?<!్)డం(?:తో|వల్ల)?|వల్ల|న్నా|ినా|లోపు|కముందే|ేలా|ేంత|మని)$/u;
/** నాన్న వండిన కూర: what a person did, told of a thing. */
const TOLD_OF_A_THING = /(?:ిన|న్న|ించే|సే|చే|డే)$/u;
/** A noun in a case, and one in the plural, does not do what a singular verb says. */
const NO_SUBJECT = /(?:ను|ని|న్ని|కు|కి|తో|లో|లోకి|కోసం|నుంచి|మీద|ల|లు|గా)$/u;

/** @param {readonly string[]} after the words between the person and the verb */
const isTakenOver = (after) =>
  after.some(
    (word, at) =>
      OTHER_MAY_ACT.test(word) ||
      (TOLD_OF_A_THING.test(word) && at + 1 < after.length && !NO_SUBJECT.test(after[at + 1] ?? '')),
  );

/** తాతయ్య నుదురు … ఉంటుంది is said of a forehead, తాతయ్య ఇంట్లో … ఉంటుంది of him. @param {readonly string[]} after @param {string} verb */
const isOfAThing = (after, verb) => VERBS_OF_BEING.includes(verb) && !after.every((word) => NO_SUBJECT.test(word));

/** "Grandfather's old clock": the clock acts. @param {string} en @param {readonly string[]} names */
const isPossessor = (en, names) => names.some((name) => new RegExp(`\\b${name}s?[’']s?\\b`, 'iu').test(en));

/** @param {string} sentence @param {string} en @param {readonly string[]} plain @returns {string | null} the person and the verb */
function plainlySpokenOf(sentence, en, plain) {
  // An ending that is spoken of: తాతయ్యకు -రు వస్తుంది.
  if (/(?<![\p{L}\p{M}])[-–][\u0c00-\u0c7f]/u.test(sentence)) return null;
  const words = sentence.match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];
  const verb = words.at(-1) ?? '';
  if (!PLAIN_VERB.test(verb) || NO_VERB.test(verb) || VERBS_OF_THINGS.includes(verb)) return null;
  const at = words.findLastIndex((word) => PEOPLE.has(word));
  const person = words[at];
  if (person === undefined || at === words.length - 1 || plain.includes(person)) return null;
  const after = words.slice(at + 1, -1);
  if (NOT_THE_PERSON.some((word) => words[at + 1]?.startsWith(word)) || isTakenOver(after) || isOfAThing(after, verb))
    return null;
  return isPossessor(en, PEOPLE.get(person) ?? []) ? null : `${person} … ${verb}`;
}

/** @param {Text} text @returns {Fault[]} */
export function registerFaults(text) {
  const { en, te } = text;
  if (!te || isVerse(text)) return [];
  const sentences = te.text.split(/[.?!;:“”‘’"\n]+/u);
  return sentences.flatMap((sentence) => {
    const found = plainlySpokenOf(sentence, en?.text ?? '', PLAIN_AT_COURT[text.file] ?? []);
    return found ? [{ side: te, fault: `${found}: spoken of with respect (-రు)` }] : [];
  });
}
