import type { Person } from '../../grammar/person';
import {
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
} from '../../grammar/verb';
import { type Random, shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { type Asker, type Draft, WRONG_OPTIONS } from './draft';
import { TO_BE } from './sentenceVerb';

/** Verbs for unintended or rare events, verbs that Telugu expresses differently, and commands unfit for a child. */
const NOT_ASKED: ReadonlySet<string> = new Set(
  (
    'be born|die|know|rise|set|flow|float|perch|sink|be afraid|give your word|light a lamp|plant a tree|want|like|grow|live|' +
    'receive|boil|fall|slip|lose|wear|set out|tremble|hang|sway|follow|forget|believe|agree|put|move|find|kiss|hug|tickle'
  ).split('|'),
);

/** Verbs that hurt or are rude are asked only as something not to do. */
const ONLY_FORBIDDEN: ReadonlySet<string> = new Set('hit|kick|fight|hate|scold|bite|lick|rip|bump'.split('|'));

const sureVerbs = new WeakMap<BankWord, Verb | null>();

export function sureVerb(word: BankWord): Verb | null {
  const cached = sureVerbs.get(word);
  if (cached !== undefined) return cached;
  const verb = NOT_ASKED.has(word.english) ? null : verbOf(word.telugu);
  sureVerbs.set(word, verb);
  return verb;
}

/** The verb, unless it may only be asked as something not to do. */
const askableVerb = (word: BankWord): Verb | null => (ONLY_FORBIDDEN.has(word.english) ? null : sureVerb(word));

/** The first option is right. Null when two forms are the same. */
export function draftOf(
  { english, telugu }: Pick<Draft, 'english' | 'telugu'>,
  [right, ...wrong]: readonly string[],
): Draft | null {
  if (right === undefined || wrong.length !== WRONG_OPTIONS || new Set([right, ...wrong]).size !== 4) return null;
  return { english, telugu, right, wrong };
}

const SUBJECTS: readonly { readonly person: Person; readonly telugu: string; readonly english: string }[] = [
  { person: 'I', telugu: 'నేను', english: 'I' },
  { person: 'we', telugu: 'మేము', english: 'we' },
  { person: 'you', telugu: 'నువ్వు', english: 'you' },
  { person: 'he', telugu: 'తమ్ముడు', english: 'he' },
  { person: 'she or it', telugu: 'అక్క', english: 'she' },
  { person: 'they', telugu: 'పిల్లలు', english: 'they' },
];

const twoOf = <T>(items: readonly T[], random: Random) => shuffled(items, random).slice(0, 2);

export const askWillOrWillNot: Asker = (word, _, random) => {
  const verb = askableVerb(word);
  const [one, other] = twoOf(SUBJECTS, random);
  if (!verb || !one || !other) return null;
  const isNot = random() < 0.5;
  const said = (person: Person, not: boolean) => (not ? negativeForm : verbForm)(verb, 'always', person);
  const meant = `${one.english} will ${isNot ? 'not ' : ''}${word.english}`;
  return draftOf({ english: `Which of these means ‘${meant}’?`, telugu: `‘${meant}’ అని చెప్పాలంటే ఏ మాట వాడాలి?` }, [
    said(one.person, isNot),
    said(one.person, !isNot),
    said(other.person, isNot),
    said(other.person, !isNot),
  ]);
};

export const askNegative: Asker = (word, _, random) => {
  const verb = sureVerb(word);
  if (!verb) return null;
  const ways = shuffled(
    [
      [`I did not ${word.english}`, negativeForm(verb, 'past', 'I')],
      [`I will not ${word.english}`, negativeForm(verb, 'always', 'I')],
      [`I cannot ${word.english}`, canForm(verb, 'I', true)],
      [`do not ${word.english}!`, forbidden(verb)],
    ] as const,
    random,
  );
  const meant = ways[0]?.[0] ?? '';
  return draftOf(
    { english: `Which of these means ‘${meant}’?`, telugu: `‘${meant}’ అని చెప్పాలంటే ఏ మాట వాడాలి?` },
    ways.map(([, form]) => form),
  );
};

// Commands in -వు are bookish (నడువు), except చదువు; verbs like కాల్చు have more than one “let us” form.
export const isSaid = (order: string) => (!order.endsWith('ువు') && !order.endsWith('్చు')) || order === 'చదువు';

export const askCommand: Asker = (word, _, random) => {
  const verb = sureVerb(word);
  if (!verb || !isSaid(verb.command)) return null;
  const notToDo = [
    'You tell a friend not to do it.',
    'ఈ పని చేయొద్దని స్నేహితుడికి ఎలా చెప్తావు?',
    command(verb, 'friend', true),
  ] as const;
  const toDo = shuffled(
    [
      ['You tell a friend to do it.', 'ఈ పని చేయమని స్నేహితుడికి ఎలా చెప్తావు?', command(verb, 'friend')],
      ['You ask an elder to do it.', 'ఈ పని చేయమని పెద్దవాళ్లను ఎలా అడుగుతావు?', command(verb, 'elder')],
      ['You want all of us to do it together.', 'ఈ పని అందరం కలిసి చేద్దామని ఎలా చెప్తావు?', letUs(verb)],
      ['It has to be done.', 'ఈ పని తప్పకుండా చేయాలని ఎలా చెప్తావు?', mustForm(verb)],
    ] as const,
    random,
  );
  const all = ONLY_FORBIDDEN.has(word.english) ? [notToDo, ...toDo] : shuffled([notToDo, ...toDo], random);
  const ways = all.slice(0, WRONG_OPTIONS + 1);
  const [english = '', telugu = ''] = ways[0] ?? [];
  return draftOf(
    { english: `‘${word.telugu}’: ${english} What do you say?`, telugu: `‘${word.telugu}’: ${telugu}` },
    ways.map(([, , form]) => form),
  );
};

/** Asks in Telugu only: నిన్న నేను పాడాను. రేపు కూడా నేను ____. */
export const askOtherDay: Asker = (word, _, random) => {
  const verb = askableVerb(word);
  const [one, other] = twoOf(SUBJECTS, random);
  // Both రేపు ఉంది and రేపు ఉంటుంది are correct.
  if (!verb || !one || !other || verb.infinitive === TO_BE) return null;
  const isTomorrow = random() < 0.5;
  const [told, asked]: readonly [Tense, Tense] = isTomorrow ? ['past', 'always'] : ['always', 'past'];
  const [day, next] = isTomorrow ? ['నిన్న', 'రేపు'] : ['రేపు', 'నిన్న'];
  const said = `${day} ${one.telugu} ${verbForm(verb, told, one.person)}. ${next} కూడా ${one.telugu} ____.`;
  return draftOf({ english: `Which word fills the gap? “${said}”`, telugu: `ఖాళీలో ఏ మాట రావాలి? “${said}”` }, [
    verbForm(verb, asked, one.person),
    verbForm(verb, told, one.person),
    verbForm(verb, asked, other.person),
    verbForm(verb, told, other.person),
  ]);
};

/** Asks in Telugu only: నేను పాడాను. అక్క కూడా ____. */
export const askOtherDoer: Asker = (word, _, random) => {
  const verb = askableVerb(word);
  if (!verb) return null;
  const tense: Tense = random() < 0.5 ? 'past' : 'always';
  const four = shuffled(SUBJECTS, random).slice(0, WRONG_OPTIONS + 1);
  const [asked, told] = four;
  if (!asked || !told) return null;
  const said = `${told.telugu} ${verbForm(verb, tense, told.person)}. ${asked.telugu} కూడా ____.`;
  return draftOf(
    { english: `Which word fills the gap? “${said}”`, telugu: `ఖాళీలో ఏ మాట రావాలి? “${said}”` },
    four.map(({ person }) => verbForm(verb, tense, person)),
  );
};
