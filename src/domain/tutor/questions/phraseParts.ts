import { type Case, type GrammaticalNumber, type Noun, nounForm, nounOf } from '../../grammar/noun';
import type { Person } from '../../grammar/person';
import { type Tense, type Verb, verbForm, verbOf } from '../../grammar/verb';
import type { PhrasePart } from '../../translation/phrase';
import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { indexOf } from './bankIndex';
import { isWrongBeside, type Material, neighborsOf, WRONG_OPTIONS } from './draft';
import { surePlural } from './nouns';
import { nearTexts } from './near';
import { TENSES, unlike, VERB_PERSONS } from './sentenceVerb';

/** Function words that are not forms of bank words. నా and మా never share a row, because both can mean "my". */
const FUNCTION_WORDS: readonly (readonly string[])[] = [
  ['నేను', 'నువ్వు', 'అతను', 'వాళ్లు'],
  ['మేము', 'నువ్వు', 'అతను', 'వాళ్లు'],
  ['నాకు', 'నీకు', 'అతనికి', 'వాళ్లకు'],
  ['మాకు', 'నీకు', 'అతనికి', 'వాళ్లకు'],
  ['నా', 'నీ', 'అతని', 'వాళ్ల'],
  ['మా', 'నీ', 'అతని', 'వాళ్ల'],
  ['ఇద్దరు', 'ముగ్గురు', 'నలుగురు', 'ఐదుగురు'],
];

type PartForm =
  | { readonly kind: 'noun'; readonly noun: Noun; readonly number: GrammaticalNumber; readonly form: Case }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly tense: Tense; readonly person: Person }
  | { readonly kind: 'plain' };

const CASES: readonly Case[] = ['plain', 'to', 'in', 'with', 'object'];
const NUMBERS: readonly GrammaticalNumber[] = ['one', 'many'];

/** Words of these categories take no case before a noun or beside a verb. */
const UNINFLECTED_CATEGORIES: ReadonlySet<string> = new Set(
  'littleWords numbers qualities describing colours greetings time calendarAndDirections'.split(' '),
);

export const wordOfPart = ({ wordId, telugu }: PhrasePart, { bank }: Material): BankWord | undefined =>
  (wordId === undefined ? undefined : bank.find(({ id }) => id === wordId)) ?? indexOf(bank).byTelugu.get(telugu);

function formOf(telugu: string, word: BankWord): PartForm | null {
  const verb = verbOf(word.telugu);
  if (verb) {
    for (const tense of TENSES)
      for (const person of VERB_PERSONS)
        if (verbForm(verb, tense, person) === telugu) return { kind: 'verb', verb, tense, person };
    return null;
  }
  const noun = UNINFLECTED_CATEGORIES.has(word.category) ? null : nounOf(word.telugu);
  if (noun)
    for (const number of NUMBERS)
      for (const form of CASES)
        if (nounForm(noun, number, form) === telugu) return { kind: 'noun', noun, number, form };
  return telugu === word.telugu ? { kind: 'plain' } : null;
}

/** Another word in the same form; null when the grammar is unsure of it. */
function inSameForm(other: BankWord, form: PartForm, material: Material): string | null {
  if (form.kind === 'plain') return other.telugu;
  if (form.kind === 'verb') {
    const verb = verbOf(other.telugu);
    return verb && verbForm(verb, form.tense, form.person);
  }
  const noun = verbOf(other.telugu) ? null : nounOf(other.telugu);
  if (!noun || (form.number === 'many' && surePlural(other, material) === null)) return null;
  return nounForm(noun, form.number, form.form);
}

/** Forms of the same word that are wrong in this position. */
function otherForms(form: PartForm, word: BankWord, material: Material): (string | null)[] {
  if (form.kind === 'plain') return [];
  if (form.kind === 'verb') {
    const { verb, tense, person } = form;
    // English and Telugu divide "now" and "always" differently; only the past is clearly a different tense.
    const otherTense: Tense = tense === 'past' ? 'always' : 'past';
    return [
      verbForm(verb, otherTense, person),
      verbForm(verb, tense, unlike(person)),
      verbForm(verb, otherTense, unlike(person)),
    ];
  }
  // A thing as object is correct with or without an ending.
  const isBare = form.form === 'plain' || form.form === 'object';
  const numbers = surePlural(word, material) === null ? [form.number] : NUMBERS;
  return CASES.filter((other) => other === form.form || !isBare || (other !== 'plain' && other !== 'object')).flatMap(
    // The bare singular can mean the plural: నాకు మామిడి పండు ఇష్టం also means that I like mangoes.
    (other) => (other === 'plain' ? [] : numbers.map((number) => nounForm(form.noun, number, other))),
  );
}

/** Three texts that are clearly wrong for this part: similar words for medium, other forms for hard. */
export function wrongForPart(part: PhrasePart, level: TutorLevel, material: Material, random: Random): string[] | null {
  const small =
    FUNCTION_WORDS.find(([first]) => first === part.telugu) ?? FUNCTION_WORDS.find((row) => row.includes(part.telugu));
  const word = wordOfPart(part, material);
  const form = word ? formOf(part.telugu, word) : null;
  const texts = (): (string | null)[] => {
    if (small) return small.filter((other) => other !== part.telugu);
    if (!word || !form) return [];
    if (level === 'hard' && form.kind !== 'plain') return otherForms(form, word, material);
    return neighborsOf(word, material, random)
      .filter((other) => isWrongBeside(word, other))
      .map((other) => inSameForm(other, form, material));
  };
  const fitting = texts().filter((text) => text !== null && text !== part.telugu);
  const wrong = nearTexts(
    part.telugu,
    fitting.filter((text) => text !== null),
    { count: WRONG_OPTIONS, random },
  );
  return wrong.length === WRONG_OPTIONS ? wrong : null;
}
