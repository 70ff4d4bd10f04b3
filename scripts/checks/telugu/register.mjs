// Finds sentences about grown-up relatives and workers without a respectful verb.
import { isVerse } from './fields.mjs';
import { NOT_THE_PERSON, PLAIN_AT_COURT, RESPECTED, VERBS_OF_BEING, VERBS_OF_THINGS } from './people.mjs';

/** @typedef {import('../../proofreading/textsIn.mjs').Text} Text */
/** @typedef {import('./fault.mjs').Fault} Fault */

const PEOPLE = new Map(RESPECTED.flatMap(({ telugu, english }) => telugu.map((name) => [name, english])));

/** Plain verbs, such as చేశాడు, చేసింది, చేస్తుంది, చేసేది; below, మంది counts people and నాడు is a day. */
const PLAIN_VERB = /(?:ాడు|ంది|సేది|చేది|డేది|లేది|నేది|యేది|గేది|పేది)$/u;
const NOT_A_VERB = /^(?:.*మంది|[ఆఈఏ]?నాడు|వాడు|పాడు)$/u;

/** After these forms the subject may change: కొరికితే, పాడగానే, కాచినప్పుడు, రావడం, ఉన్నా. */
const SUBJECT_MAY_CHANGE = /(?:ితే|స్తే|ంటే|గానే|నప్పుడు|ేటప్పుడు|ప్పటి|(?<!్)డం(?:తో|వల్ల)?|వల్ల|న్నా|ినా|లోపు|కముందే|ేలా|ేంత|మని)$/u;
/** Participles that describe a thing by what a person did: నాన్న వండిన కూర. */
const PARTICIPLE = /(?:ిన|న్న|ించే|సే|చే|డే)$/u;
/** A noun with a case or plural ending is not the subject of a singular verb. */
const NOT_SUBJECT = /(?:ను|ని|న్ని|కు|కి|తో|లో|లోకి|కోసం|నుంచి|మీద|ల|లు|గా)$/u;

/** @param {readonly string[]} after the words between the person and the verb */
const hasOtherSubject = (after) =>
  after.some(
    (word, at) =>
      SUBJECT_MAY_CHANGE.test(word) ||
      (PARTICIPLE.test(word) && at + 1 < after.length && !NOT_SUBJECT.test(after[at + 1] ?? '')),
  );

/** The subject of తాతయ్య నుదురు … ఉంటుంది is the forehead; of తాతయ్య ఇంట్లో … ఉంటుంది, the grandfather. @param {readonly string[]} after @param {string} verb */
const isAboutAThing = (after, verb) => VERBS_OF_BEING.includes(verb) && !after.every((word) => NOT_SUBJECT.test(word));

/** In "Grandfather's old clock", the clock is the subject. @param {string} en @param {readonly string[]} names */
const isPossessor = (en, names) => names.some((name) => new RegExp(`\\b${name}s?[’']s?\\b`, 'iu').test(en));

/** @param {string} sentence @param {string} en @param {readonly string[]} plain @returns {string | null} the person and the verb */
function findDisrespect(sentence, en, plain) {
  // The sentence mentions an ending: తాతయ్యకు -రు వస్తుంది.
  if (/(?<![\p{L}\p{M}])[-–][\u0c00-\u0c7f]/u.test(sentence)) return null;
  const words = sentence.match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];
  const verb = words.at(-1) ?? '';
  if (!PLAIN_VERB.test(verb) || NOT_A_VERB.test(verb) || VERBS_OF_THINGS.includes(verb)) return null;
  const at = words.findLastIndex((word) => PEOPLE.has(word));
  const person = words[at];
  if (person === undefined || at === words.length - 1 || plain.includes(person)) return null;
  const after = words.slice(at + 1, -1);
  if (
    NOT_THE_PERSON.some((word) => words[at + 1]?.startsWith(word)) ||
    hasOtherSubject(after) ||
    isAboutAThing(after, verb)
  )
    return null;
  return isPossessor(en, PEOPLE.get(person) ?? []) ? null : `${person} … ${verb}`;
}

/** @param {Text} text @returns {Fault[]} */
export function registerFaults(text) {
  const { en, te } = text;
  if (!te || isVerse(text)) return [];
  const sentences = te.text.split(/[.?!;:“”‘’"\n]+/u);
  return sentences.flatMap((sentence) => {
    const found = findDisrespect(sentence, en?.text ?? '', PLAIN_AT_COURT[text.file] ?? []);
    return found ? [{ side: te, fault: `${found}: needs a respectful verb (-రు)` }] : [];
  });
}
