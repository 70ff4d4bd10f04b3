import { verbForm, verbOf } from '../grammar/verb';
import { draftBeing, draftFeeling } from './being';
import { timeAt } from './complements';
import { headOf, draftAction, verbAt } from './doing';
import { type Draft, type ClauseMode, STATED } from './draft';
import { draftHaving, draftKnowing, draftLiking, draftWanting } from './having';
import { draftExistence, placesToEnd } from './isSomewhere';
import { type Context, isOneOf, type Named, wordAt } from './named';
import { namedAt } from './nounPhrase';
import { type Piece, piece, span } from './piece';
import { BUILD, WHY, whyAgrees } from './why';

/** The number of words that "not" takes here: 1 or 0. */
const notAt = (context: Context, at: number) => (wordAt(context, at) === 'not' ? 1 : 0);

export type Clause = ClauseMode & { readonly questionWord?: Piece };

/** Drafts a clause with "like", "want", "know" or "have" from the verb on. */
function draftStative(
  context: Context,
  subject: Named,
  at: number,
  helpers: readonly number[],
  clause: Clause,
): Draft | null {
  const base = { context, subject, places: [...helpers, at], from: at + 1, ...clause };
  switch (wordAt(context, at)) {
    case 'like':
    case 'likes':
      return draftLiking(base, false);
    case 'love':
    case 'loves':
      return clause.isNegative || clause.isQuestion ? null : draftLiking(base, true);
    case 'want':
    case 'wants':
    case 'need':
    case 'needs':
      if (isOneOf(wordAt(context, at), 'need needs') && wordAt(context, at + 1) === 'to') return null;
      return draftWanting(base);
    case 'know':
    case 'knows':
      return draftKnowing(base);
    case 'have':
    case 'has':
      return draftHaving(base);
    default:
      return null;
  }
}

/** Drafts a clause whose verb follows a helper such as "do", "will" or "can". */
export function draftWithHelper(
  context: Context,
  subject: Named,
  helper: string,
  at: number,
  helpers: readonly number[],
  clause: Clause,
): Draft | null {
  const read = (tense: 'past' | 'always', mode: 'tense' | 'can' | 'may' | 'must' = 'tense') =>
    draftAction(context, { ...clause, subject, verbFrom: at, helpers, forms: ['base'], tense, mode });
  switch (helper) {
    case 'do':
    case 'does':
      // Seeing and hearing use other verbs, such as కనిపించడం.
      if (isOneOf(wordAt(context, at), 'see hear')) return null;
      return draftStative(context, subject, at, helpers, clause) ?? read('always');
    case 'did':
      return read('past');
    case 'will':
      return read('always');
    case 'can':
    case 'may': {
      // "Can I go?" asks for permission, "can you swim?" about an ability.
      const asksPermission = clause.isQuestion && (subject.pronoun === 'I' || subject.pronoun === 'we');
      if (helper === 'may' && !asksPermission) return null;
      return read('always', asksPermission ? 'may' : 'can');
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
function draftWhyFeeling(
  context: Context,
  subject: Named,
  at: number,
  bePlaces: readonly number[],
  asked: Piece,
): Draft | null {
  const draft = draftFeeling({ ...STATED, context, subject, bePlaces, from: at });
  return (
    draft && {
      pieces: [...draft.pieces.slice(0, -2), asked, ...draft.pieces.slice(-2)],
      build: [BUILD.questionWord],
      end: '?',
    }
  );
}

/** Drafts what follows "am", "is" or "are". */
export function draftAfterBe(
  context: Context,
  subject: Named,
  at: number,
  bePlaces: readonly number[],
  clause: Clause,
): Draft | null {
  if (wordAt(context, at) === 'going' && wordAt(context, at + 1) === 'to') {
    const future = draftAction(context, {
      ...clause,
      subject,
      verbFrom: at + 2,
      helpers: [...bePlaces, at, at + 1],
      forms: ['base'],
      tense: 'always',
    });
    if (future) return future;
  }
  const now = draftAction(context, {
    ...clause,
    subject,
    verbFrom: at,
    helpers: bePlaces,
    forms: ['ing'],
    tense: 'now',
  });
  if (now) return now;
  if (clause.questionWord)
    return clause.questionWord.telugu === 'ఎందుకు'
      ? draftWhyFeeling(context, subject, at, bePlaces, clause.questionWord)
      : null;
  return draftBeing({ ...clause, context, subject, bePlaces, from: at });
}

/** "The fish" was read as one fish, but the verb is plural; without a person the sentence is refused. */
const clearUncertainPerson = (subject: Named): Named => {
  if (subject.isEither !== true) return subject;
  return { ...subject, person: null };
};

/** A sentence that starts with its subject. */
export function draftStatement(context: Context): Draft | null {
  for (const subject of namedAt(context, 0, 'subject')) {
    const draft = draftStatementAbout(context, subject);
    if (draft) return draft;
  }
  return null;
}

function draftStatementAbout(context: Context, named: Named): Draft | null {
  let at = named.next;
  let also: Piece | null = null;
  if (isOneOf(wordAt(context, at), 'also too')) {
    also = piece('కూడా', [at], { why: WHY.also });
    at += 1;
  }
  const subject = also === null ? named : withAlso(named, also);
  const word = wordAt(context, at);
  const not = notAt(context, at + 1);
  const clause: ClauseMode = { isNegative: not === 1, isQuestion: false };
  const helpers = span(at, at + 1 + not);
  if (isOneOf(word, 'am is are')) {
    return draftAfterBe(
      context,
      word === 'are' ? clearUncertainPerson(subject) : subject,
      at + 1 + not,
      helpers,
      clause,
    );
  }
  if (isOneOf(word, HELPERS)) {
    // In "I do homework", "do" is the main verb.
    if (isOneOf(word, 'do does did') && not === 0) return draftPlainVerb(context, subject, at);
    return draftWithHelper(context, subject, word, at + 1 + not, helpers, clause);
  }
  if (isOneOf(word, 'have has') && wordAt(context, at + 1) === 'to') {
    return draftAction(context, {
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
    const perfect = draftAction(context, {
      ...clause,
      subject,
      verbFrom: at + 1 + not,
      helpers,
      forms: ['participle'],
      tense: 'past',
    });
    if (perfect) return perfect;
    return not === 1 ? null : draftStative(context, subject, at, [], STATED);
  }
  if (isOneOf(word, 'feel feels')) return draftFeeling({ ...STATED, context, subject, bePlaces: [at], from: at + 1 });
  if (word === 'would' && wordAt(context, at + 1) === 'like')
    return draftWanting({ ...STATED, context, subject, places: [at, at + 1], from: at + 2 });
  if (isOneOf(word, 'see sees hear hears')) return draftSensing(context, subject, at);
  return draftStative(context, subject, at, [], STATED) ?? draftPlainVerb(context, subject, at);
}

/** Telugu says "I see a bird" as "a bird appears to me". */
function draftSensing(context: Context, subject: Named, at: number): Draft | null {
  const before = subject.kind === 'thing' ? null : subject.render('to');
  const verb = verbOf(wordAt(context, at).startsWith('see') ? 'కనిపించడం' : 'వినిపించడం');
  if (!before || !verb) return null;
  for (const named of namedAt(context, at + 1, 'object')) {
    const pieces = named.render('plain');
    const rest = placesToEnd(context, named.next);
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

function draftPlainVerb(context: Context, subject: Named, at: number): Draft | null {
  const found = verbAt(context, at, ['base', 's', 'past']);
  if (!found) return null;
  const { forms } = found.match;
  // "Cat walk" and "rain drop" are two nouns, not a sentence.
  const isTwoNouns = subject.isGeneral === true && subject.number === 'one' && found.next === context.tokens.length;
  if (isTwoNouns && forms.includes('base')) return null;
  const isOne = subject.person === 'he' || subject.person === 'she or it' || subject.person === 'elder';
  // "He read" is past; "I read" may be either tense and is taken as the present.
  const isPast = forms.includes('past') && (!forms.includes('base') || (isOne && subject.isEither !== true));
  const now = isPast
    ? null
    : draftAction(context, {
        ...STATED,
        subject: forms.includes('base') ? clearUncertainPerson(subject) : subject,
        verbFrom: at,
        helpers: [],
        forms: ['base', 's'],
        tense: 'always',
      });
  return (
    now ??
    (forms.includes('past')
      ? draftAction(context, { ...STATED, subject, verbFrom: at, helpers: [], forms: ['past'], tense: 'past' })
      : null)
  );
}

/** "Do you like milk?", "Is this a book?" */
export function draftYesNoQuestion(context: Context): Draft | null {
  const first = wordAt(context, 0);
  const clause: ClauseMode = { isNegative: false, isQuestion: true };
  if (isOneOf(first, 'is are') && wordAt(context, 1) === 'there') return draftExistence(context, 2, clause, [0, 1]);
  if (!isOneOf(first, `am is are have has would ${HELPERS}`)) return null;
  for (const subject of namedAt(context, 1, 'subject')) {
    const draft = draftQuestionAbout(context, subject, first, clause);
    if (draft) return draft;
  }
  return null;
}

function draftQuestionAbout(context: Context, subject: Named, first: string, clause: ClauseMode): Draft | null {
  if (isOneOf(first, 'am is are')) return draftAfterBe(context, subject, subject.next, [0], clause);
  if (isOneOf(first, 'have has')) {
    return draftAction(context, {
      ...clause,
      subject,
      verbFrom: subject.next,
      helpers: [0],
      forms: ['participle'],
      tense: 'past',
    });
  }
  if (first === 'would') {
    const at = subject.next;
    return wordAt(context, at) === 'like'
      ? draftWanting({ ...clause, context, subject, places: [0, at], from: at + 1 })
      : null;
  }
  return draftWithHelper(context, subject, first, subject.next, [0], clause);
}

/** "There is a book." */
export function draftThereIs(context: Context): Draft | null {
  if (wordAt(context, 0) !== 'there' || !isOneOf(wordAt(context, 1), 'is are')) return null;
  const not = notAt(context, 2);
  return draftExistence(context, 2 + not, { isNegative: not === 1, isQuestion: false }, span(0, 2 + not));
}

const DAYS = /వారం$|^(?:పుట్టినరోజు|సెలవు|పండుగ|ఉగాది|సంక్రాంతి|దీపావళి|దసరా|హోలీ|రంజాన్|క్రిస్మస్)$/u;

/** "Today is my birthday." */
export function draftToday(context: Context): Draft | null {
  const time = timeAt(context, 0);
  if (!time || !isOneOf(wordAt(context, 0), 'today tomorrow') || wordAt(context, time.next) !== 'is') return null;
  for (const named of namedAt(context, time.next + 1, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== context.tokens.length || !DAYS.test(named.word)) continue;
    return { pieces: [time.piece, ...pieces], build: [BUILD.noIs], end: '.' };
  }
  return null;
}
