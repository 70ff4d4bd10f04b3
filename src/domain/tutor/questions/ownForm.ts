import { command, verbOf } from '../../grammar/verb';
import { BENDINGS, type Bending } from '../../grammar/verbForms';
import type { BankWord } from '../bankWord';
import { teluguWordsIn } from './bankIndex';
import { isSaid, sureVerb } from './verbs';

/** How a word stands in its own sentence: unchanged, or a verb in one of its forms. */
export type OwnForm = {
  readonly written: string;
  /** Whether it says what the word means: మరిచిపోకు does not say “forget”. */
  readonly isMeant: boolean;
  /** Another word in the same form; null where the grammar is not sure of it. */
  readonly of: (other: BankWord) => string | null;
};

const UNCHANGED = { isMeant: true, of: ({ telugu }: BankWord) => telugu };

/** An order that nobody says, as నడువు, would give itself away. */
const bentLike =
  ({ bend }: Bending) =>
  (other: BankWord): string | null => {
    const verb = sureVerb(other);
    if (!verb || (bend(verb) === command(verb, 'friend') && !isSaid(verb.command))) return null;
    return bend(verb);
  };

const found = new WeakMap<BankWord, OwnForm | null>();

function find({ telugu, sentence }: BankWord): OwnForm | null {
  const words = ` ${teluguWordsIn(sentence.te).join(' ')} `;
  const isWritten = (form: string) => words.includes(` ${form} `);
  if (isWritten(telugu)) return { written: telugu, ...UNCHANGED };
  const verb = verbOf(telugu);
  const bending = verb && BENDINGS.find(({ bend }) => isWritten(bend(verb)));
  if (!verb || !bending) return null;
  return { written: bending.bend(verb), isMeant: bending.kind !== 'denied', of: bentLike(bending) };
}

export function ownForm(word: BankWord): OwnForm | null {
  const known = found.get(word);
  if (known !== undefined) return known;
  const form = find(word);
  found.set(word, form);
  return form;
}
