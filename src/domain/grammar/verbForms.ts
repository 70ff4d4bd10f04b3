import { PERSONS } from './person';
import {
  askedForm,
  canForm,
  command,
  forbidden,
  letUs,
  mustForm,
  negativeForm,
  type Tense,
  type Verb,
  verbForm,
  verbOf,
} from './verb';

/** One way to bend a verb, the same for every verb: into the past of "I", into a request. */
export type Bending = { readonly bend: (verb: Verb) => string; readonly kind: 'told' | 'asked' | 'wished' | 'denied' };

const TENSES: readonly Tense[] = ['past', 'always', 'now'];

/** Each tense with each person, and what can be asked, wished, forbidden and denied. */
export const BENDINGS: readonly Bending[] = [
  ...TENSES.flatMap((tense) =>
    PERSONS.flatMap((person): Bending[] => [
      { kind: 'told', bend: (verb) => verbForm(verb, tense, person) },
      { kind: 'asked', bend: (verb) => askedForm(verbForm(verb, tense, person)) },
      { kind: 'denied', bend: (verb) => negativeForm(verb, tense, person) },
    ]),
  ),
  ...PERSONS.flatMap((person): Bending[] => [
    { kind: 'told', bend: (verb) => canForm(verb, person) },
    { kind: 'denied', bend: (verb) => canForm(verb, person, true) },
  ]),
  { kind: 'wished', bend: (verb) => command(verb, 'friend') },
  { kind: 'wished', bend: (verb) => command(verb, 'elder') },
  { kind: 'wished', bend: letUs },
  { kind: 'wished', bend: mustForm },
  { kind: 'denied', bend: (verb) => command(verb, 'friend', true) },
  { kind: 'denied', bend: (verb) => command(verb, 'elder', true) },
  { kind: 'denied', bend: forbidden },
];

/** What is written of verbs whose forms the grammar is not sure of. */
const LISTED_FORMS: Readonly<Record<string, readonly string[]>> = {
  తెలియడం: ['తెలుసు', 'తెలుసా', 'తెలిసింది', 'తెలియదు', 'తెలియలేదు'],
  తూచడం: ['తూచాను', 'తూచారు', 'తూచండి'],
  ఒలకబోయడం: ['ఒలకబోశాను', 'ఒలకబోశాడు', 'ఒలకబోసింది', 'ఒలకబోశారు', 'ఒలకబోయకు'],
};

/** The forms in which a verb may stand in a sentence, by its name of -డం; none for a word that is no verb. */
export function formsOfVerb(name: string): readonly string[] {
  const verb = verbOf(name);
  return verb ? BENDINGS.map(({ bend }) => bend(verb)) : (LISTED_FORMS[name] ?? []);
}
