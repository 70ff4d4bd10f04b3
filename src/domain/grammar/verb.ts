import { asked, endOf, lastWord, onLastWord, withEnd } from './ends';
import type { Person } from './person';
import { VERB_EXCEPTIONS, type VerbParts } from './verbTable';

/**
 * A verb with its parts. `lead` is the noun of a compound verb ("సాయం " in సాయం చేయడం), `infinitive` the form before
 * -డం.
 */
export type Verb = VerbParts & { readonly lead: string; readonly infinitive: string };

/** `always` covers habits and the future: తింటాను. */
export type Tense = 'past' | 'always' | 'now';

const isBare = (akshara: string) => /^[క-హ]$/u.test(akshara);

/** In అడగ the vowel before the last consonant changes: అడుగుతాను, అడిగాను. */
function changingVowel(infinitive: string): { readonly u: string; readonly i: string } | null {
  const [last, before] = [infinitive.at(-1) ?? '', infinitive.at(-2) ?? ''];
  if (infinitive.length < 3 || !isBare(last) || !isBare(before) || infinitive.at(-3) === '్') return null;
  const stem = infinitive.slice(0, -1);
  return { u: `${stem}ు${last}`, i: `${stem}ి${last}` };
}

function partsByRule(infinitive: string): VerbParts | null {
  const cut = (ending: string) => infinitive.slice(0, -ending.length);
  const u = withEnd(infinitive, 'ు');
  const changing = changingVowel(infinitive);
  // పెంచడం, దించడం: పెంచుతాను; but నటించడం: నటిస్తాను.
  if (/^[క-హ][ిెు]?ంచ$/u.test(infinitive)) return { now: `${u}త`, past: infinitive, command: u, letUs: `${u}దాం` };
  if (infinitive.endsWith('ించ')) {
    const stem = cut('ంచ');
    return { now: `${stem}స్త`, past: infinitive, command: u, letUs: `${stem}ద్దాం` };
  }
  // మార్చడం: మారుస్తాను.
  if (/[రల]్చ$/u.test(infinitive)) {
    const stem = `${cut('్చ')}ు`;
    return { now: `${stem}స్త`, past: infinitive, command: u, letUs: `${stem}ద్దాం` };
  }
  if (/(?:క|చ|క్క)ో$/u.test(infinitive)) {
    const stem = withEnd(infinitive, 'ు');
    return {
      now: `${stem}ంట`,
      past: `${stem}న్న`,
      command: infinitive,
      letUs: `${stem}ందాం`,
      done: `${stem}ని`,
    };
  }
  if (infinitive.endsWith('పో')) {
    return { now: `${infinitive}త`, past: `${infinitive}య`, command: infinitive, letUs: `${infinitive}దాం` };
  }
  if (/^[క-హఅ-ఔ][ిొ]?న$/u.test(infinitive)) {
    const stem = cut('న');
    return { now: `${stem}ంట`, past: `${infinitive}్న`, command: u, letUs: `${stem}ందాం` };
  }
  // పడు: పడతాను, పడ్డాను, but పడింది.
  if (infinitive.endsWith('పడ') || infinitive.endsWith('బడ')) {
    return {
      now: `${u}త`,
      always: `${infinitive}త`,
      past: `${infinitive}్డ`,
      pastIt: `${infinitive}ింది`,
      command: u,
      letUs: `${infinitive}దాం`,
      done: `${infinitive}ి`,
    };
  }
  if (/[ాఆ]డ$/u.test(infinitive)) {
    return { now: `${u}త`, always: `${infinitive}త`, past: infinitive, command: u, letUs: `${infinitive}దాం` };
  }
  // పెట్టు, కొట్టు: పెడతాను, పెట్టాను.
  if (infinitive.endsWith('ట్ట')) {
    const stem = `${cut('ట్ట')}డ`;
    return { now: `${stem}ుత`, always: `${stem}త`, past: infinitive, command: u, letUs: `${stem}దాం` };
  }
  // These are irregular; VERB_EXCEPTIONS has the ones we know.
  if (/(?<!్)వ$|య$|చ$|(?<!ం)డ$/u.test(infinitive)) return null;
  if (endOf(infinitive) !== '') return null;
  if (changing !== null) {
    return { now: `${changing.u}ుత`, past: changing.i, command: `${changing.u}ు`, letUs: `${changing.u}ుదాం` };
  }
  return { now: `${u}త`, past: infinitive, command: u, letUs: `${u}దాం` };
}

/** Words in -డం that name no action. */
const NOUNS_IN_DAM = /(?:గడ్డం|అప్పడం|దండం|కాండం|పగడం|ఖండం|తొండం|నీడం|కుండం)$/u;

/** Whether a word names an action, even if its forms are not certain. */
export const isNameOfAction = (telugu: string): boolean => telugu.endsWith('డం') && !NOUNS_IN_DAM.test(telugu);

/** A verb by its verbal noun: తాగడం, రావడం, సాయం చేయడం. Null if it is not a verb or its forms are not certain. */
export function verbOf(name: string): Verb | null {
  const last = lastWord(name);
  if (!last.endsWith('డం') || NOUNS_IN_DAM.test(last)) return null;
  const stem = last.slice(0, -2);
  // రావడం is రా and -వడం.
  const infinitive = /[ాేో]వ$/u.test(stem) && VERB_EXCEPTIONS[stem] === undefined ? stem.slice(0, -1) : stem;
  const parts = VERB_EXCEPTIONS[infinitive] ?? partsByRule(infinitive);
  return parts === null ? null : { ...parts, infinitive, lead: name.slice(0, name.length - last.length) };
}

const ENDINGS: Readonly<Record<Person, string>> = {
  I: 'ాను',
  we: 'ాం',
  'all of us': 'ాం',
  you: 'ావు',
  'you with respect': 'ారు',
  he: 'ాడు',
  'she or it': '',
  elder: 'ారు',
  they: 'ారు',
  things: 'ాయి',
};

const NOT_ENDINGS: Readonly<Record<Person, string>> = {
  I: 'ను',
  we: 'ం',
  'all of us': 'ం',
  you: 'వు',
  'you with respect': 'రు',
  he: 'డు',
  'she or it': 'దు',
  elder: 'రు',
  they: 'రు',
  things: 'వు',
};

function pastOfIt({ infinitive, past, pastIt }: Verb): string {
  if (pastIt !== undefined) return pastIt;
  // తిన్నాడు, తింది; but తన్నాడు, తన్నింది.
  if (past.endsWith('న్న') && past !== infinitive) return `${past.slice(0, -3)}ంది`;
  return past.endsWith('శ') ? `${past.slice(0, -1)}సింది` : `${past}ింది`;
}

/** తిన్నాను, తింటాను, తింటున్నాను. */
export function verbForm(verb: Verb, tense: Tense, person: Person): string {
  const isIt = person === 'she or it';
  switch (tense) {
    case 'past':
      return verb.lead + (isIt ? pastOfIt(verb) : verb.past + ENDINGS[person]);
    case 'always':
      return verb.lead + (isIt ? `${verb.now}ుంది` : (verb.always ?? verb.now) + ENDINGS[person]);
    case 'now':
      return verb.lead + (isIt ? `${verb.now}ోంది` : `${verb.now}ున్న${ENDINGS[person]}`);
  }
}

/** తినడం, రావడం. */
export const verbalNoun = ({ lead, infinitive }: Verb): string =>
  lead + infinitive + (endOf(infinitive) === '' ? 'డం' : 'వడం');

/** తినలేదు, తినను, తినడం లేదు. */
export function negativeForm(verb: Verb, tense: Tense, person: Person): string {
  switch (tense) {
    case 'past':
      return `${verb.lead}${verb.infinitive}లేదు`;
    case 'always':
      return verb.lead + verb.infinitive + NOT_ENDINGS[person];
    case 'now':
      return `${verbalNoun(verb)} లేదు`;
  }
}

export type Addressee = 'friend' | 'elder';

/** తిను, తినండి; తినకు, తినకండి. */
export function command(verb: Verb, to: Addressee, isForbidden = false): string {
  if (isForbidden) return `${verb.lead}${verb.infinitive}${to === 'friend' ? 'కు' : 'కండి'}`;
  if (to === 'friend') return verb.lead + verb.command;
  return verb.lead + (verb.politeCommand ?? `${verb.infinitive}ండి`);
}

/** "Do not", to anybody: తినవద్దు. */
export const forbidden = ({ lead, infinitive }: Verb): string => `${lead}${infinitive}వద్దు`;
export const letUs = (verb: Verb): string => verb.lead + verb.letUs;

/** "Has to": తినాలి, రావాలి. */
export const mustForm = ({ lead, infinitive }: Verb): string =>
  lead + (endOf(infinitive) === '' ? `${infinitive}ాలి` : `${infinitive}వాలి`);

const CAN: Readonly<Record<Person, string>> = {
  I: 'గలను',
  we: 'గలం',
  'all of us': 'గలం',
  you: 'గలవు',
  'you with respect': 'గలరు',
  he: 'గలడు',
  'she or it': 'గలదు',
  elder: 'గలరు',
  they: 'గలరు',
  things: 'గలవు',
};

/** "Can" and "cannot": తినగలను, తినలేను. */
export const canForm = (verb: Verb, person: Person, isNegative = false): string =>
  verb.lead + verb.infinitive + (isNegative ? NOT_THERE[person] : CAN[person]);

/** "Is" for existence or a place: ఉన్నాను, ఉంది. */
const THERE: Readonly<Record<Person, string>> = {
  I: 'ఉన్నాను',
  we: 'ఉన్నాం',
  'all of us': 'ఉన్నాం',
  you: 'ఉన్నావు',
  'you with respect': 'ఉన్నారు',
  he: 'ఉన్నాడు',
  'she or it': 'ఉంది',
  elder: 'ఉన్నారు',
  they: 'ఉన్నారు',
  things: 'ఉన్నాయి',
};

const NOT_THERE: Readonly<Record<Person, string>> = {
  I: 'లేను',
  we: 'లేం',
  'all of us': 'లేం',
  you: 'లేవు',
  'you with respect': 'లేరు',
  he: 'లేడు',
  'she or it': 'లేదు',
  elder: 'లేరు',
  they: 'లేరు',
  things: 'లేవు',
};

/** "Is" or "is not" for existence or a place: ఉంది, లేదు, and as a question ఉందా, లేదా. */
export function isThere(person: Person, { isNegative = false, isQuestion = false } = {}): string {
  const form = (isNegative ? NOT_THERE : THERE)[person];
  return isQuestion ? asked(form) : form;
}

/** "Is not" for identity: కాదు, and కావు for several things. */
export const isNot = (person: Person): string => (person === 'things' ? 'కావు' : 'కాదు');

/** Only the last word takes the question ending: చేయడం లేదా. */
export const askedForm = (form: string): string => onLastWord(form, asked);
