import { type Case, type GrammaticalNumber, type Noun, nounForm, nounOf } from '../../grammar/noun';
import type { Person } from '../../grammar/person';
import { type Tense, type Verb, verbForm, verbOf } from '../../grammar/verb';
import type { PhrasePart } from '../../translation/phrase';
import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { indexOf } from './bankIndex';
import { isWrongBeside, type Material, neighboursOf, WRONG_OPTIONS } from './draft';
import { surePlural } from './nouns';
import { nearTexts } from './near';
import { TENSES, unlike, VERB_PERSONS } from './sentenceVerb';

/** Small words that no word of the bank bends to. నా and మా are never beside each other: both can say "my". */
const SMALL_WORDS: readonly (readonly string[])[] = [
  ['నేను', 'నువ్వు', 'అతను', 'వాళ్లు'],
  ['మేము', 'నువ్వు', 'అతను', 'వాళ్లు'],
  ['నాకు', 'నీకు', 'అతనికి', 'వాళ్లకు'],
  ['మాకు', 'నీకు', 'అతనికి', 'వాళ్లకు'],
  ['నా', 'నీ', 'అతని', 'వాళ్ల'],
  ['మా', 'నీ', 'అతని', 'వాళ్ల'],
  ['ఇద్దరు', 'ముగ్గురు', 'నలుగురు', 'ఐదుగురు'],
];

/** Which form of which word a part of a phrase is. */
type PartForm =
  | { readonly kind: 'noun'; readonly noun: Noun; readonly number: GrammaticalNumber; readonly form: Case }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly tense: Tense; readonly person: Person }
  | { readonly kind: 'plain' };

const CASES: readonly Case[] = ['plain', 'to', 'in', 'with', 'object'];
const NUMBERS: readonly GrammaticalNumber[] = ['one', 'many'];

/** Their words take no case where they stand before a noun or beside a verb. */
const UNBENT: ReadonlySet<string> = new Set(
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
  const noun = UNBENT.has(word.category) ? null : nounOf(word.telugu);
  if (noun)
    for (const number of NUMBERS)
      for (const form of CASES)
        if (nounForm(noun, number, form) === telugu) return { kind: 'noun', noun, number, form };
  return telugu === word.telugu ? { kind: 'plain' } : null;
}

/** Another word bent as this one is; null where the grammar is not sure. */
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

/** The same word, bent so that it cannot stand here. */
function otherForms(form: PartForm, word: BankWord, material: Material): (string | null)[] {
  if (form.kind === 'plain') return [];
  if (form.kind === 'verb') {
    const { verb, tense, person } = form;
    // Between now and always English and Telugu draw the line in other places; what is over is plainly another.
    const otherTense: Tense = tense === 'past' ? 'always' : 'past';
    return [
      verbForm(verb, otherTense, person),
      verbForm(verb, tense, unlike(person)),
      verbForm(verb, otherTense, unlike(person)),
    ];
  }
  // With an object's ending or without it: of a thing both are right.
  const isBare = form.form === 'plain' || form.form === 'object';
  const numbers = surePlural(word, material) === null ? [form.number] : NUMBERS;
  return CASES.filter((other) => other === form.form || !isBare || (other !== 'plain' && other !== 'object')).flatMap(
    // నాకు మామిడి పండు ఇష్టం says as well that I like mangoes.
    (other) => (other === 'plain' ? [] : numbers.map((number) => nounForm(form.noun, number, other))),
  );
}

/** Three texts that are plainly wrong where the part stands: near words for medium, other forms for hard. */
export function wrongForPart(part: PhrasePart, level: TutorLevel, material: Material, random: Random): string[] | null {
  const small =
    SMALL_WORDS.find(([first]) => first === part.telugu) ?? SMALL_WORDS.find((row) => row.includes(part.telugu));
  const word = wordOfPart(part, material);
  const form = word ? formOf(part.telugu, word) : null;
  const texts = (): (string | null)[] => {
    if (small) return small.filter((other) => other !== part.telugu);
    if (!word || !form) return [];
    if (level === 'hard' && form.kind !== 'plain') return otherForms(form, word, material);
    return neighboursOf(word, material, random)
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
