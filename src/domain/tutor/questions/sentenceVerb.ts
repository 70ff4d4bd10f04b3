import type { Person } from '../../grammar/person';
import { type Tense, type Verb, verbForm, verbOf } from '../../grammar/verb';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';

/** The verb at the end of a sentence, with its form. */
export type SentenceVerb = {
  readonly verb: Verb;
  readonly tense: Tense;
  readonly persons: readonly Person[];
  readonly written: string;
};

/** The infinitive of ఉండడం, "to be" and "to stay". */
export const TO_BE = 'ఉండ';

export const TENSES: readonly Tense[] = ['past', 'always', 'now'];
export const VERB_PERSONS: readonly Person[] = ['I', 'we', 'you', 'he', 'she or it', 'they', 'things'];

/** Never pairs డు with రు or ది, because respect or an unstated gender can make both correct. */
export const unlike = (person: Person): Person => (person === 'I' ? 'he' : 'I');

const formsOfBank = new WeakMap<readonly BankWord[], ReadonlyMap<string, SentenceVerb | null>>();

/** Every form of the verbs in the bank; null for a form that two verbs or two tenses share. */
function verbForms(bank: readonly BankWord[]): ReadonlyMap<string, SentenceVerb | null> {
  const known = formsOfBank.get(bank);
  if (known) return known;
  const forms = new Map<string, SentenceVerb | null>();
  for (const { verb: whole } of indexOf(bank).verbs) {
    const verb = { ...whole, lead: '' };
    for (const tense of TENSES) {
      for (const person of VERB_PERSONS) {
        const written = verbForm(verb, tense, person);
        const other = forms.get(written);
        if (other === undefined) forms.set(written, { verb, tense, persons: [person], written });
        else if (other?.verb.infinitive === verb.infinitive && other.tense === tense)
          forms.set(written, { ...other, persons: [...new Set([...other.persons, person])] });
        else if (other?.verb.infinitive !== verb.infinitive || other.tense !== tense) forms.set(written, null);
      }
    }
  }
  formsOfBank.set(bank, forms);
  return forms;
}

/** Verbs whose name can be derived from any form: పగిలిపోయింది, పెట్టుకుంది, కనిపించింది. */
const REGULAR: readonly (readonly [form: RegExp, ending: string])[] = [
  [/^(.{2,}పో)[యత]/u, 'వడం'],
  [/^(.{2,}కు)[ంన]/u, 'కోవడం'],
  [/^(.{2,}ి)(?:ంచ|స్త)/u, 'ించడం'],
];

function regularVerb(written: string): SentenceVerb | null {
  for (const [form, ending] of REGULAR) {
    const start = form.exec(written)?.[1];
    if (start === undefined) continue;
    const verb = verbOf((ending === 'వడం' ? start : start.slice(0, ending === 'కోవడం' ? -2 : -1)) + ending);
    if (!verb) continue;
    for (const tense of TENSES) {
      const persons = VERB_PERSONS.filter((person) => verbForm(verb, tense, person) === written);
      if (persons.length > 0) return { verb, tense, persons, written };
    }
  }
  return null;
}

/** The verb at the end of a plain sentence; null when the grammar does not know it. */
export function sentenceVerb(sentence: string, bank: readonly BankWord[]): SentenceVerb | null {
  if (!/^[^,;:!?“”‘’]+\.$/u.test(sentence)) return null;
  const last = teluguWordsIn(sentence).at(-1) ?? '';
  // అమ్మాయి means "girl" here, although it is also a form of "to sell".
  if (indexOf(bank).isForm(last)) return null;
  const known = verbForms(bank).get(last);
  return known === undefined ? regularVerb(last) : known;
}
