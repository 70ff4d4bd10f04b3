import { command, verbOf } from '../../grammar/verb';
import { INFLECTIONS, type Inflection } from '../../grammar/verbForms';
import type { BankWord } from '../bankWord';
import { teluguWordsIn } from './bankIndex';
import { isSaid, sureVerb } from './verbs';

/** The form of a word in its own sentence: unchanged, or a form of a verb. */
export type OwnForm = {
  readonly written: string;
  /** Whether the form has the meaning of the word; the negative మరిచిపోకు does not mean “forget”. */
  readonly isMeant: boolean;
  /** Another word in the same form; null when the grammar is unsure of it. */
  readonly of: (other: BankWord) => string | null;
};

const UNCHANGED = { isMeant: true, of: ({ telugu }: BankWord) => telugu };

/** Skips commands that nobody uses, such as నడువు, because they would stand out as wrong. */
const inSameForm =
  ({ inflect }: Inflection) =>
  (other: BankWord): string | null => {
    const verb = sureVerb(other);
    if (!verb || (inflect(verb) === command(verb, 'friend') && !isSaid(verb.command))) return null;
    return inflect(verb);
  };

const ownForms = new WeakMap<BankWord, OwnForm | null>();

function findForm({ telugu, sentence }: BankWord): OwnForm | null {
  const words = ` ${teluguWordsIn(sentence.te).join(' ')} `;
  const isWritten = (form: string) => words.includes(` ${form} `);
  if (isWritten(telugu)) return { written: telugu, ...UNCHANGED };
  const verb = verbOf(telugu);
  const inflection = verb && INFLECTIONS.find(({ inflect }) => isWritten(inflect(verb)));
  if (!verb || !inflection) return null;
  return { written: inflection.inflect(verb), isMeant: inflection.kind !== 'denied', of: inSameForm(inflection) };
}

export function ownForm(word: BankWord): OwnForm | null {
  const cached = ownForms.get(word);
  if (cached !== undefined) return cached;
  const form = findForm(word);
  ownForms.set(word, form);
  return form;
}
