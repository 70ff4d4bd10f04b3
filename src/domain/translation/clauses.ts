import { command, isThere, letUs, verbForm, verbOf } from '../grammar/verb';
import { being, existing, feels, whereToEnd } from './being';
import { complementsFrom, placesAt, timeAt } from './complements';
import { headOf, readDoing, verbAt } from './doing';
import { type Draft, type Manner, STATED } from './draft';
import { having, knowing, liking, wanting } from './having';
import { type Context, longestIn, type Named, namedAt, pronounNamed } from './nounPhrase';
import { type Piece, piece, span } from './piece';
import { chosenVerb, fitsTime } from './verbPhrase';
import { BUILD, WHY, whyAgrees } from './why';

const wordAt = ({ tokens }: Context, at: number) => tokens[at]?.word ?? '';
const isOneOf = (word: string, words: string) => words.split(' ').includes(word);

/** "Not" here? How many words it takes. */
const notAt = (context: Context, at: number) => (wordAt(context, at) === 'not' ? 1 : 0);

type Said = Manner & { readonly questionWord?: Piece };

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
function helped(context: Context, subject: Named, helper: string, at: number, helpers: readonly number[], so: Said): Draft | null {
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

const HELPERS = 'do does did will can may must should';

/** What comes behind "am", "is", "are". */
function afterBe(context: Context, subject: Named, at: number, bePlaces: readonly number[], so: Said): Draft | null {
  if (wordAt(context, at) === 'going' && wordAt(context, at + 1) === 'to') {
    const future = readDoing(context, { ...so, subject, verbFrom: at + 2, helpers: [...bePlaces, at, at + 1], forms: ['base'], tense: 'always' });
    if (future) return future;
  }
  const now = readDoing(context, { ...so, subject, verbFrom: at, helpers: bePlaces, forms: ['ing'], tense: 'now' });
  if (now || so.questionWord) return now;
  return being({ ...so, context, subject, bePlaces, from: at });
}

/** "The fish swim": many. */
const asMany = (subject: Named): Named => {
  if (subject.isEither !== true) return subject;
  return { ...subject, person: null };
};

/** A sentence that begins with who or what it is about. */
function statement(context: Context): Draft | null {
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
  const so: Manner = { isNegative: not === 1, isQuestion: false };
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
    return readDoing(context, { ...STATED, subject, verbFrom: at + 2, helpers: [at, at + 1], forms: ['base'], tense: 'always', mode: 'must' });
  }
  if (isOneOf(word, 'have has')) {
    const perfect = readDoing(context, { ...so, subject, verbFrom: at + 1 + not, helpers, forms: ['participle'], tense: 'past' });
    if (perfect) return perfect;
    return not === 1 ? null : stative(context, subject, at, [], STATED);
  }
  if (isOneOf(word, 'feel feels')) return feels({ ...STATED, context, subject, bePlaces: [at], from: at + 1 });
  if (word === 'would' && wordAt(context, at + 1) === 'like') return wanting({ ...STATED, context, subject, places: [at, at + 1], from: at + 2 });
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
    return { pieces: [...before, ...rest, ...pieces, piece(form, [at], { why: whyAgrees(headOf(named), form) })], build: [BUILD.toOne], end: '.' };
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
  const isOne = subject.person === 'he' || subject.person === 'she or it' || subject.person === 'elder';
  // "He read" is over; "I read" may be either, and is said of every day.
  const isPast = forms.includes('past') && (!forms.includes('base') || (isOne && subject.isEither !== true));
  const now = isPast ? null : readDoing(context, { ...STATED, subject: forms.includes('base') ? asMany(subject) : subject, verbFrom: at, helpers: [], forms: ['base', 's'], tense: 'always' });
  return now ?? (forms.includes('past') ? readDoing(context, { ...STATED, subject, verbFrom: at, helpers: [], forms: ['past'], tense: 'past' }) : null);
}

/** "Do you like milk?", "Is this a book?" */
function yesNo(context: Context): Draft | null {
  const first = wordAt(context, 0);
  const so: Manner = { isNegative: false, isQuestion: true };
  if (isOneOf(first, 'is are') && wordAt(context, 1) === 'there') return existing(context, 2, so, [0, 1]);
  if (!isOneOf(first, `am is are have has would ${HELPERS}`)) return null;
  for (const subject of namedAt(context, 1, 'subject')) {
    const draft = asksAbout(context, subject, first, so);
    if (draft) return draft;
  }
  return null;
}

function asksAbout(context: Context, subject: Named, first: string, so: Manner): Draft | null {
  if (isOneOf(first, 'am is are')) return afterBe(context, subject, subject.next, [0], so);
  if (isOneOf(first, 'have has')) {
    return readDoing(context, { ...so, subject, verbFrom: subject.next, helpers: [0], forms: ['participle'], tense: 'past' });
  }
  if (first === 'would') {
    const at = subject.next;
    return wordAt(context, at) === 'like' ? wanting({ ...so, context, subject, places: [0, at], from: at + 1 }) : null;
  }
  return helped(context, subject, first, subject.next, [0], so);
}

const QUESTION_WORDS: Readonly<Record<string, string>> = { when: 'ఎప్పుడు', why: 'ఎందుకు', how: 'ఎలా', where: 'ఎక్కడ', what: 'ఏం' };
/** "Where are you going": where to. */
const GOING = ['go', 'come', 'run', 'walk', 'return'];
/** What one can do with "what". */
const WITH_WHAT = ['do', 'eat', 'drink', 'read', 'write', 'see', 'watch', 'buy', 'cook', 'draw', 'learn', 'give', 'bring', 'tell', 'say', 'make', 'sing', 'ask', 'sell', 'wear'];

function questionWord(context: Context): Draft | null {
  const first = wordAt(context, 0);
  if (first === 'who' || first === 'whose') return asksWho(context);
  if (first === 'how' && isOneOf(wordAt(context, 1), 'many')) return asksHowMany(context);
  const telugu = Object.hasOwn(QUESTION_WORDS, first) ? QUESTION_WORDS[first] : undefined;
  if (telugu === undefined) return null;
  const second = wordAt(context, 1);
  const wordId = context.lexicon.idOf(first, telugu);
  if (isOneOf(second, 'is are am')) {
    for (const subject of namedAt(context, 2, 'subject')) {
      const draft = isAsked(context, subject, first, wordId);
      if (draft) return draft;
    }
  }
  if (!isOneOf(second, `is are am ${HELPERS}`)) return null;
  for (const subject of namedAt(context, 2, 'subject')) {
    const verb = longestIn(context, context.lexicon.verbs, subject.next)?.value.base ?? '';
    if (first === 'what' && !WITH_WHAT.includes(verb) && !isOneOf(wordAt(context, subject.next), 'want like have need')) continue;
    const asked = piece(first === 'where' && GOING.includes(verb) ? 'ఎక్కడికి' : telugu, [0], { wordId });
    const so = { isNegative: false, isQuestion: false, questionWord: asked };
    const draft = isOneOf(second, 'is are am') ? afterBe(context, subject, subject.next, [1], so) : openHelped(context, subject, second, so);
    if (draft) return { ...draft, end: '?' };
  }
  return null;
}

function openHelped(context: Context, subject: Named, helper: string, so: Said): Draft | null {
  // "What do you have", "how do you like": said in other ways.
  if (isOneOf(wordAt(context, subject.next), 'have has know knows need')) return null;
  if (isOneOf(wordAt(context, subject.next), 'want like') && so.questionWord?.telugu !== 'ఏం') return null;
  return isOneOf(helper, 'can may') ? null : helped(context, subject, helper, subject.next, [1], so);
}

/** "Where is my bag?", "How are you?", "What is this?", "When is your birthday?" */
function isAsked(context: Context, subject: Named, first: string, wordId: string | undefined): Draft | null {
  const before = subject.render('plain');
  if (!before || subject.person === null) return null;
  const rest = whereToEnd(context, subject.next);
  if (rest === null || (first !== 'how' && rest.length > 0)) return null;
  const there = piece(isThere(subject.person), [1]);
  switch (first) {
    case 'where':
      return { pieces: [...before, piece('ఎక్కడ', [0], { wordId }), there], build: [BUILD.questionWord], end: '?' };
    case 'how':
      return { pieces: [...before, ...rest, piece('ఎలా', [0], { wordId }), there], build: [BUILD.questionWord], end: '?' };
    case 'what': {
      const mayAsk = subject.kind === 'pronoun' ? ['this', 'that', 'these', 'those'].includes(subject.pronoun ?? '') : subject.word === 'పేరు';
      return mayAsk ? { pieces: [...before, piece('ఏమిటి', [0, 1], { wordId })], build: [BUILD.questionLast, BUILD.noIs], end: '?' } : null;
    }
    case 'when':
      return subject.kind === 'thing' ? { pieces: [...before, piece('ఎప్పుడు', [0, 1], { wordId })], build: [BUILD.questionLast, BUILD.noIs], end: '?' } : null;
    default:
      return null;
  }
}

function asksWho(context: Context): Draft | null {
  const second = wordAt(context, 1);
  const last = context.tokens.length;
  if (wordAt(context, 0) === 'whose') return asksWhose(context);
  const who = piece('ఎవరు', [0], { wordId: context.lexicon.idOf('who', 'ఎవరు') });
  if (isOneOf(second, 'is are')) {
    for (const subject of namedAt(context, 2, 'subject')) {
      const before = subject.render('plain');
      const isPerson = ['I', 'you', 'he', 'she', 'they', 'we'].includes(subject.pronoun ?? '') || (subject.kind !== 'pronoun' && subject.kind !== 'thing' && subject.kind !== 'animal');
      if (subject.next === last && before && isPerson) return { pieces: [...before, { ...who, at: [0, 1] }], build: [BUILD.questionLast, BUILD.noIs], end: '?' };
    }
  }
  // Nobody is named: "who is crying?" is asked as of many.
  const somebody: Named = { ...pronounNamed('who', 0), render: () => [] };
  const so = { ...STATED, subject: somebody, questionWord: who };
  if (second === 'is') return readDoing(context, { ...so, verbFrom: 2, helpers: [1], forms: ['ing'], tense: 'now' });
  return (
    readDoing(context, { ...so, verbFrom: 1, helpers: [], forms: ['s'], tense: 'always' }) ??
    readDoing(context, { ...so, verbFrom: 1, helpers: [], forms: ['past'], tense: 'past' })
  );
}

/** "Whose book is this?", "Whose is this?" */
function asksWhose(context: Context): Draft | null {
  const last = context.tokens.length;
  const pointers = { this: 'this', that: 'that', these: 'these', those: 'those' } as const;
  const pointer = wordAt(context, last - 1);
  if (!Object.hasOwn(pointers, pointer)) return null;
  const name = pointers[pointer as keyof typeof pointers];
  const before = pronounNamed(name, last - 1).render('plain') ?? [];
  const isMany = name === 'these' || name === 'those';
  if (last === 3 && isOneOf(wordAt(context, 1), 'is are')) {
    return { pieces: [...before, piece(isMany ? 'ఎవరివి' : 'ఎవరిది', [0, 1])], build: [BUILD.questionLast, BUILD.noIs], end: '?' };
  }
  for (const named of namedAt(context, 1, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== last - 2 || named.kind !== 'thing' || (named.number === 'many') !== isMany) continue;
    return { pieces: [...before, piece('ఎవరి', [0]), ...pieces], build: [BUILD.noIs], end: '?' };
  }
  return null;
}

/** "How many books?", "How many birds are there in the tree?", "How many pens do you have?" */
function asksHowMany(context: Context): Draft | null {
  for (const named of namedAt(context, 2, 'object')) {
    const plain = named.render('plain');
    if (!plain || named.number !== 'many' || named.kind === 'pronoun' || named.isCounted === true || named.isJoined === true) continue;
    const isPeople = named.person === 'they';
    const pieces = [piece(isPeople ? 'ఎంతమంది' : 'ఎన్ని', [0, 1], isPeople ? { why: WHY.they } : {}), ...plain];
    const { next } = named;
    if (next === context.tokens.length) return { pieces: pieces.map(({ why: _, ...rest }) => rest), build: [BUILD.noIs], end: '?' };
    if (wordAt(context, next) === 'are' && named.person !== null) {
      const there = wordAt(context, next + 1) === 'there' ? 1 : 0;
      const rest = whereToEnd(context, next + 1 + there);
      if (rest === null) continue;
      return { pieces: [...rest, ...pieces.map(({ why: _, ...each }) => each), piece(isThere(named.person), span(next, next + 1 + there))], build: [BUILD.questionWord], end: '?' };
    }
    if (wordAt(context, next) !== 'do' && wordAt(context, next) !== 'does') continue;
    for (const subject of namedAt(context, next + 1, 'subject')) {
      if (wordAt(context, subject.next) !== 'have' || subject.next + 1 !== context.tokens.length) continue;
      const draft = having(
        { ...STATED, context, subject, places: [next, subject.next], from: context.tokens.length },
        { named, pieces: pieces.map(({ why: _, ...each }) => each) },
      );
      if (draft) return { ...draft, end: '?' };
    }
  }
  return null;
}

/** "Give me water", "Do not cry", "Please sit", "Let us play". */
function told(context: Context): Draft | null {
  const isPolite = wordAt(context, 0) === 'please' || wordAt(context, context.tokens.length - 1) === 'please';
  const start = wordAt(context, 0) === 'please' ? 1 : 0;
  const trimmed = wordAt(context, context.tokens.length - 1) === 'please' && context.tokens.length > 1 ? { ...context, tokens: context.tokens.slice(0, -1) } : context;
  const politePlaces = isPolite ? [start === 1 ? 0 : context.tokens.length - 1] : [];
  const isLetUs = wordAt(trimmed, start) === 'let' && wordAt(trimmed, start + 1) === 'us';
  const isForbidden = wordAt(trimmed, start) === 'do' && wordAt(trimmed, start + 1) === 'not';
  const from = start + (isLetUs || isForbidden ? 2 : 0);
  const found = verbAt(trimmed, from, ['base']);
  if (!found || (isLetUs && isPolite)) return null;
  for (const complements of complementsFrom(trimmed, found.next, found.match)) {
    const chosen = chosenVerb(found.match, complements, isLetUs ? 'all of us' : 'you');
    const recipient = complements.recipient?.render('to') ?? [];
    // Nobody is told to see himself.
    if (complements.object?.pronoun === 'you' || complements.recipient?.pronoun === 'you') continue;
    if (!chosen?.object || !fitsTime(complements, 'always') || (complements.recipient && recipient.length === 0)) continue;
    const form = isLetUs ? letUs(chosen.verb) : command(chosen.verb, isPolite ? 'elder' : 'friend', isForbidden);
    const why = isLetUs ? WHY.letUs : isForbidden ? (isPolite ? WHY.doNotPolite : WHY.doNot) : isPolite ? WHY.polite : WHY.command;
    const places = [...politePlaces, ...span(start, from), ...span(from, found.next)];
    return {
      pieces: [
        ...(isLetUs && complements.also ? [piece('మనం', [start]), complements.also] : complements.also ? [piece('నువ్వు', [from]), complements.also] : []),
        ...complements.times.map((time) => time.piece),
        ...complements.places,
        ...recipient,
        ...chosen.object,
        ...complements.manners,
        piece(form, places, { wordId: found.match.wordId, why }),
      ],
      build: [BUILD.verbLast, BUILD.youUnsaid],
      end: '.',
    };
  }
  return null;
}

function there(context: Context): Draft | null {
  if (wordAt(context, 0) !== 'there' || !isOneOf(wordAt(context, 1), 'is are')) return null;
  const not = notAt(context, 2);
  return existing(context, 2 + not, { isNegative: not === 1, isQuestion: false }, span(0, 2 + not));
}

/** "Red car", "two cats", "in the house". */
export function phraseOnly(context: Context): Draft | null {
  for (const named of namedAt(context, 0, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== context.tokens.length || named.kind === 'pronoun') continue;
    const build = [...(named.hasAdjective === true ? [BUILD.describesFirst] : []), ...(named.hasArticle === true ? [BUILD.noArticle] : [])];
    return { pieces, build, end: '' };
  }
  for (const { pieces, next } of placesAt(context, 0, null)) {
    if (next === context.tokens.length) return { pieces, build: [BUILD.endings], end: '' };
  }
  return null;
}

const DAYS = /వారం$|^(?:పుట్టినరోజు|సెలవు|పండుగ|ఉగాది|సంక్రాంతి|దీపావళి|దసరా|హోలీ|రంజాన్|క్రిస్మస్)$/u;

/** "Today is my birthday." */
function today(context: Context): Draft | null {
  const time = timeAt(context, 0);
  if (!time || !isOneOf(wordAt(context, 0), 'today tomorrow') || wordAt(context, time.next) !== 'is') return null;
  for (const named of namedAt(context, time.next + 1, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== context.tokens.length || !DAYS.test(named.word)) continue;
    return { pieces: [time.piece, ...pieces], build: [BUILD.noIs], end: '.' };
  }
  return null;
}

/** A sentence in one of the patterns we are sure of. */
export const sentence = (context: Context): Draft | null =>
  today(context) ?? there(context) ?? questionWord(context) ?? yesNo(context) ?? statement(context) ?? told(context);
