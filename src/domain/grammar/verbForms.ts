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

/** One way to inflect any verb, such as the first-person past or a request. */
export type Inflection = {
  readonly inflect: (verb: Verb) => string;
  readonly kind: 'told' | 'asked' | 'wished' | 'denied';
};

const TENSES: readonly Tense[] = ['past', 'always', 'now'];

export const INFLECTIONS: readonly Inflection[] = [
  ...TENSES.flatMap((tense) =>
    PERSONS.flatMap((person): Inflection[] => [
      { kind: 'told', inflect: (verb) => verbForm(verb, tense, person) },
      { kind: 'asked', inflect: (verb) => askedForm(verbForm(verb, tense, person)) },
      { kind: 'denied', inflect: (verb) => negativeForm(verb, tense, person) },
    ]),
  ),
  ...PERSONS.flatMap((person): Inflection[] => [
    { kind: 'told', inflect: (verb) => canForm(verb, person) },
    { kind: 'denied', inflect: (verb) => canForm(verb, person, true) },
  ]),
  { kind: 'wished', inflect: (verb) => command(verb, 'friend') },
  { kind: 'wished', inflect: (verb) => command(verb, 'elder') },
  { kind: 'wished', inflect: letUs },
  { kind: 'wished', inflect: mustForm },
  { kind: 'denied', inflect: (verb) => command(verb, 'friend', true) },
  { kind: 'denied', inflect: (verb) => command(verb, 'elder', true) },
  { kind: 'denied', inflect: forbidden },
];

/** Forms of verbs that the rules of the grammar do not cover. */
const LISTED_FORMS: Readonly<Record<string, readonly string[]>> = {
  తెలియడం: ['తెలుసు', 'తెలుసా', 'తెలిసింది', 'తెలియదు', 'తెలియలేదు'],
  తూచడం: ['తూచాను', 'తూచారు', 'తూచండి'],
  ఒలకబోయడం: ['ఒలకబోశాను', 'ఒలకబోశాడు', 'ఒలకబోసింది', 'ఒలకబోశారు', 'ఒలకబోయకు'],
};

/** The forms a verb can have in a sentence. `name` is the verbal noun in -డం; other words have no forms. */
export function formsOfVerb(name: string): readonly string[] {
  const verb = verbOf(name);
  return verb ? INFLECTIONS.map(({ inflect }) => inflect(verb)) : (LISTED_FORMS[name] ?? []);
}
