import { verbForm, verbOf } from '../grammar/verb';
import { being, feels } from './being';
import { timeAt } from './complements';
import { headOf, readDoing, verbAt } from './doing';
import { type Draft, type ClauseMode, STATED } from './draft';
import { having, knowing, liking, wanting } from './having';
import { existing, whereToEnd } from './isSomewhere';
import { type Context, isOneOf, type Named, wordAt } from './named';
import { namedAt } from './nounPhrase';
import { type Piece, piece, span } from './piece';
import { BUILD, WHY, whyAgrees } from './why';

/** "Not" here? How many words it takes. */
const notAt = (context: Context, at: number) => (wordAt(context, at) === 'not' ? 1 : 0);

export type Said = ClauseMode & { readonly questionWord?: Piece };

/** What the verbs of liking, wanting, knowing and having say, from the verb on. */
function stative(context: Context, subject: Named, at: number, helpers: readonly number[], so: Said): Draft | null {
  const base = { context, subject, places: [...helpers, at], from: at + 1, ...so };
  switch (wordAt(context, at)) {
    case 'like':
    case 'likes':
      return liking(base, false);
    case 'love':
    case 'loves':
      return so.isNegative || so.isQuestion ? null : liking(base, true);
    case 'want':
    case 'wants':
    case 'need':
    case 'needs':
      if (isOneOf(wordAt(context, at), 'need needs') && wordAt(context, at + 1) === 'to') return null;
      return wanting(base);
    case 'know':
    case 'knows':
      return knowing(base);
    case 'have':
    case 'has':
      return having(base);
    default:
      return null;
  }
}

/** The verb behind "do", "will", "can", with its subject before it. */
export function helped(
  context: Context,
  subject: Named,
  helper: string,
  at: number,
  helpers: readonly number[],
  so: Said,
): Draft | null {
  const read = (tense: 'past' | 'always', mode: 'tense' | 'can' | 'may' | 'must' = 'tense') =>
    readDoing(context, { ...so, subject, verbFrom: at, helpers, forms: ['base'], tense, mode });
  switch (helper) {
    case 'do':
    case 'does':
      // What one sees comes to one: కనిపించడం.
      if (isOneOf(wordAt(context, at), 'see hear')) return null;
      return stative(context, subject, at, helpers, so) ?? read('always');
    case 'did':
      return read('past');
    case 'will':
      return read('always');
    case 'can':
    case 'may': {
      // "Can I go?" asks for leave; "can you swim?" asks what one is able to do.
      const asksLeave = so.isQuestion && (subject.pronoun === 'I' || subject.pronoun === 'we');
      if (helper === 'may' && !asksLeave) return null;
      return read('always', asksLeave ? 'may' : 'can');
    }
    case 'must':
    case 'should':
      return read('always', 'must');
    default:
      return null;
  }
}

export const HELPERS = 'do does did will can may must should';

/** "Why are you sad?" */
function whyFeels(
  context: Context,
  subject: Named,
  at: number,
  bePlaces: readonly number[],
  asked: Piece,
): Draft | null {
  const draft = feels({ ...STATED, context, subject, bePlaces, from: at });
  return (
    draft && {
      pieces: [...draft.pieces.slice(0, -2), asked, ...draft.pieces.slice(-2)],
      build: [BUILD.questionWord],
      end: '?',
    }
  );
}

/** What comes behind "am", "is", "are". */
export function afterBe(
  context: Context,
  subject: Named,
  at: number,
  bePlaces: readonly number[],
  so: Said,
): Draft | null {
  if (wordAt(context, at) === 'going' && wordAt(context, at + 1) === 'to') {
    const future = readDoing(context, {
      ...so,
      subject,
      verbFrom: at + 2,
      helpers: [...bePlaces, at, at + 1],
      forms: ['base'],
      tense: 'always',
    });
    if (future) return future;
  }
  const now = readDoing(context, { ...so, subject, verbFrom: at, helpers: bePlaces, forms: ['ing'], tense: 'now' });
  if (now) return now;
  if (so.questionWord)
    return so.questionWord.telugu === 'ఎందుకు' ? whyFeels(context, subject, at, bePlaces, so.questionWord) : null;
  return being({ ...so, context, subject, bePlaces, from: at });
}

/** "The fish swim": many. */
const asMany = (subject: Named): Named => {
  if (subject.isEither !== true) return subject;
  return { ...subject, person: null };
};

/** A sentence that begins with who or what it is about. */
export function statement(context: Context): Draft | null {
  for (const subject of namedAt(context, 0, 'subject')) {
    const draft = statementOf(context, subject);
    if (draft) return draft;
  }
  return null;
}

function statementOf(context: Context, named: Named): Draft | null {
  let at = named.next;
  let also: Piece | null = null;
  if (isOneOf(wordAt(context, at), 'also too')) {
    also = piece('కూడా', [at], { why: WHY.also });
    at += 1;
  }
  const subject = also === null ? named : withAlso(named, also);
  const word = wordAt(context, at);
  const not = notAt(context, at + 1);
  const so: ClauseMode = { isNegative: not === 1, isQuestion: false };
  const helpers = span(at, at + 1 + not);
  if (isOneOf(word, 'am is are')) {
    return afterBe(context, word === 'are' ? asMany(subject) : subject, at + 1 + not, helpers, so);
  }
  if (isOneOf(word, HELPERS)) {
    // "I do homework": here it is the verb itself.
    if (isOneOf(word, 'do does did') && not === 0) return plainVerb(context, subject, at);
    return helped(context, subject, word, at + 1 + not, helpers, so);
  }
  if (isOneOf(word, 'have has') && wordAt(context, at + 1) === 'to') {
    return readDoing(context, {
      ...STATED,
      subject,
      verbFrom: at + 2,
      helpers: [at, at + 1],
      forms: ['base'],
      tense: 'always',
      mode: 'must',
    });
  }
  if (isOneOf(word, 'have has')) {
    const perfect = readDoing(context, {
      ...so,
      subject,
      verbFrom: at + 1 + not,
      helpers,
      forms: ['participle'],
      tense: 'past',
    });
    if (perfect) return perfect;
    return not === 1 ? null : stative(context, subject, at, [], STATED);
  }
  if (isOneOf(word, 'feel feels')) return feels({ ...STATED, context, subject, bePlaces: [at], from: at + 1 });
  if (word === 'would' && wordAt(context, at + 1) === 'like')
    return wanting({ ...STATED, context, subject, places: [at, at + 1], from: at + 2 });
  if (isOneOf(word, 'see sees hear hears')) return sensing(context, subject, at);
  return stative(context, subject, at, [], STATED) ?? plainVerb(context, subject, at);
}

/** "I see a bird": a bird appears to me. */
function sensing(context: Context, subject: Named, at: number): Draft | null {
  const before = subject.kind === 'thing' ? null : subject.render('to');
  const verb = verbOf(wordAt(context, at).startsWith('see') ? 'కనిపించడం' : 'వినిపించడం');
  if (!before || !verb) return null;
  for (const named of namedAt(context, at + 1, 'object')) {
    const pieces = named.render('plain');
    const rest = whereToEnd(context, named.next);
    if (!pieces || !rest || named.person === null || named.kind === 'pronoun') continue;
    const form = verbForm(verb, 'now', named.person);
    return {
      pieces: [...before, ...rest, ...pieces, piece(form, [at], { why: whyAgrees(headOf(named), form) })],
      build: [BUILD.toOne],
      end: '.',
    };
  }
  return null;
}

const withAlso = (named: Named, also: Piece): Named => ({
  ...named,
  render: (form) => {
    const pieces = named.render(form);
    return pieces && [...pieces, also];
  },
});

function plainVerb(context: Context, subject: Named, at: number): Draft | null {
  const found = verbAt(context, at, ['base', 's', 'past']);
  if (!found) return null;
  const { forms } = found.match;
  // "Cat walk", "rain drop": two nouns rather than a sentence.
  const isTwoNouns = subject.isGeneral === true && subject.number === 'one' && found.next === context.tokens.length;
  if (isTwoNouns && forms.includes('base')) return null;
  const isOne = subject.person === 'he' || subject.person === 'she or it' || subject.person === 'elder';
  // "He read" is over; "I read" may be either, and is said of every day.
  const isPast = forms.includes('past') && (!forms.includes('base') || (isOne && subject.isEither !== true));
  const now = isPast
    ? null
    : readDoing(context, {
        ...STATED,
        subject: forms.includes('base') ? asMany(subject) : subject,
        verbFrom: at,
        helpers: [],
        forms: ['base', 's'],
        tense: 'always',
      });
  return (
    now ??
    (forms.includes('past')
      ? readDoing(context, { ...STATED, subject, verbFrom: at, helpers: [], forms: ['past'], tense: 'past' })
      : null)
  );
}

/** "Do you like milk?", "Is this a book?" */
export function yesNo(context: Context): Draft | null {
  const first = wordAt(context, 0);
  const so: ClauseMode = { isNegative: false, isQuestion: true };
  if (isOneOf(first, 'is are') && wordAt(context, 1) === 'there') return existing(context, 2, so, [0, 1]);
  if (!isOneOf(first, `am is are have has would ${HELPERS}`)) return null;
  for (const subject of namedAt(context, 1, 'subject')) {
    const draft = asksAbout(context, subject, first, so);
    if (draft) return draft;
  }
  return null;
}

function asksAbout(context: Context, subject: Named, first: string, so: ClauseMode): Draft | null {
  if (isOneOf(first, 'am is are')) return afterBe(context, subject, subject.next, [0], so);
  if (isOneOf(first, 'have has')) {
    return readDoing(context, {
      ...so,
      subject,
      verbFrom: subject.next,
      helpers: [0],
      forms: ['participle'],
      tense: 'past',
    });
  }
  if (first === 'would') {
    const at = subject.next;
    return wordAt(context, at) === 'like' ? wanting({ ...so, context, subject, places: [0, at], from: at + 1 }) : null;
  }
  return helped(context, subject, first, subject.next, [0], so);
}

/** “There is a book.” */
export function thereIs(context: Context): Draft | null {
  if (wordAt(context, 0) !== 'there' || !isOneOf(wordAt(context, 1), 'is are')) return null;
  const not = notAt(context, 2);
  return existing(context, 2 + not, { isNegative: not === 1, isQuestion: false }, span(0, 2 + not));
}

const DAYS = /వారం$|^(?:పుట్టినరోజు|సెలవు|పండుగ|ఉగాది|సంక్రాంతి|దీపావళి|దసరా|హోలీ|రంజాన్|క్రిస్మస్)$/u;

/** "Today is my birthday." */
export function today(context: Context): Draft | null {
  const time = timeAt(context, 0);
  if (!time || !isOneOf(wordAt(context, 0), 'today tomorrow') || wordAt(context, time.next) !== 'is') return null;
  for (const named of namedAt(context, time.next + 1, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== context.tokens.length || !DAYS.test(named.word)) continue;
    return { pieces: [time.piece, ...pieces], build: [BUILD.noIs], end: '.' };
  }
  return null;
}
