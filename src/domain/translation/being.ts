import type { Bilingual } from '../bilingual';
import { type Adjective, asPredicate, oneThatIs } from '../grammar/adjective';
import { asked } from '../grammar/ends';
import { countOfThings } from '../grammar/counting';
import { isHuman } from '../grammar/nounKinds';
import { ALWAYS_MANY } from '../grammar/nounTable';
import type { Person } from '../grammar/person';
import { PRONOUNS, type PronounName } from '../grammar/pronouns';
import { askedForm, isNot, isThere, negativeForm, verbForm, verbOf } from '../grammar/verb';
import { placesAt, timeAt } from './complements';
import { headOf } from './doing';
import { type Draft, endOf, type Manner } from './draft';
import { type Context, longestIn, type Named, namedAt, pronounNamed } from './nounPhrase';
import { suits } from './suits';
import { type Piece, piece, span } from './piece';
import { BUILD, WHY, whyAgrees } from './why';
import { readNumber } from './wordLists';

type Being = Manner & {
  readonly context: Context;
  readonly subject: Named;
  /** Where "is" stands, and "not". */
  readonly bePlaces: readonly number[];
  readonly from: number;
};

const SINGULAR_POINTERS: readonly (PronounName | undefined)[] = ['this', 'that'];
const GRANDFATHERS = ['నాన్న', 'తాతయ్య', 'మామయ్య', 'బాబాయి', 'పెదనాన్న'];
const GRANDMOTHERS = ['అమ్మమ్మ', 'నానమ్మ', 'అత్తయ్య', 'పిన్ని', 'పెద్దమ్మ'];

/** "This" is ఇది for a thing, ఇతను for a boy, ఇవి for milk. Null where nobody can say. */
function pointing(subject: Named, predicate: Named): Named | null {
  const { pronoun, from } = subject;
  const named = (name: PronounName) => pronounNamed(name, from);
  if (predicate.kind === 'pronoun') return null;
  const isPerson = isHuman(predicate.kind);
  const isNear = pronoun === 'this' || pronoun === 'these';
  if (pronoun === 'this' || pronoun === 'that') {
    // Milk is many in Telugu: ఇవి పాలు. But “this is books” is no English.
    if (predicate.number === 'many') {
      return predicate.person === 'things' && ALWAYS_MANY.has(predicate.word)
        ? named(isNear ? 'these' : 'those')
        : null;
    }
    if (!isPerson) return subject;
    if (predicate.kind === 'man') return named(isNear ? 'heHere' : 'he');
    if (predicate.kind === 'woman' || GRANDMOTHERS.includes(predicate.word)) return named(isNear ? 'sheHere' : 'she');
    return GRANDFATHERS.includes(predicate.word) ? named(isNear ? 'heElderHere' : 'heElder') : null;
  }
  if (pronoun === 'these' || pronoun === 'those') {
    if (predicate.number !== 'many') return null;
    return isPerson ? named(isNear ? 'theyHere' : 'they') : subject;
  }
  if (pronoun === 'they') {
    if (predicate.number !== 'many') return null;
    return isPerson ? subject : named('those');
  }
  if (pronoun === 'he') {
    if (GRANDMOTHERS.includes(predicate.word) || predicate.kind === 'woman') return null;
    return predicate.kind === 'elder' ? named('heElder') : subject;
  }
  if (pronoun === 'she') return GRANDFATHERS.includes(predicate.word) || predicate.kind === 'man' ? null : subject;
  return subject;
}

/** A man is no కూతురు, and -ుడు is a man's word. */
function fitsGender(subject: Named, predicate: Named): boolean {
  if (predicate.kind === 'pronoun' || subject.word === 'పేరు') return true;
  if (subject.kind === 'pronoun') {
    const isPersonal = [
      'I',
      'you',
      'he',
      'she',
      'we',
      'they',
      'heElder',
      'heHere',
      'sheHere',
      'theyHere',
      'heElderHere',
    ].includes(subject.pronoun ?? '');
    return isPersonal === isHuman(predicate.kind) || !isPersonal;
  }
  if (isHuman(subject.kind) !== isHuman(predicate.kind)) return false;
  const kinds = [subject.kind, predicate.kind];
  const names = [subject.word, predicate.word];
  if (
    GRANDFATHERS.includes(subject.word) !== GRANDFATHERS.includes(predicate.word) &&
    names.some((name) => GRANDMOTHERS.includes(name))
  ) {
    return false;
  }
  return !(kinds.includes('man') && kinds.includes('woman'));
}

const isMansWord = (word: string) => word.endsWith('ుడు');
const WOMENS_WORDS = ['గాయని', 'నర్తకి'];

function friendOf(predicate: Named, subject: Named): Named | null {
  if (predicate.word !== 'స్నేహితుడు' || predicate.number === 'many') return predicate;
  if (subject.pronoun === 'he' || subject.pronoun === 'heHere' || subject.kind === 'man') return predicate;
  const isWoman = subject.pronoun === 'she' || subject.kind === 'woman';
  if (!isWoman) return null;
  return {
    ...predicate,
    kind: 'woman',
    word: 'స్నేహితురాలు',
    render: (form) => {
      const pieces = predicate.render(form);
      const last = pieces?.at(-1);
      return pieces && last && form === 'plain'
        ? [...pieces.slice(0, -1), { ...last, telugu: 'స్నేహితురాలు', why: WHY.friend }]
        : null;
    },
  };
}

/** She is my friend. No verb. */
function isSomething(so: Being): Draft | null {
  for (const found of namedAt(so.context, so.from, 'object')) {
    if (found.next !== so.context.tokens.length || found.kind === 'pronoun') continue;
    const predicate = friendOf(found, so.subject);
    if (!predicate) continue;
    // “It is my birthday” speaks of today, not of a thing.
    if (so.context.tokens[so.subject.from]?.word === 'it' && /వారం$|పుట్టినరోజు|సెలవు|పండుగ/u.test(predicate.word)) continue;
    const subject = so.subject.kind === 'pronoun' ? pointing(so.subject, predicate) : so.subject;
    if (!subject || !fitsGender(subject, predicate)) continue;
    const { person } = subject;
    if (person === null && !(subject.kind === 'person' && predicate.kind === 'person')) continue;
    const isOfWoman = subject.kind === 'woman' || subject.pronoun === 'she' || subject.pronoun === 'sheHere';
    if (isOfWoman && predicate.number === 'one' && isMansWord(predicate.word)) continue;
    if (!isOfWoman && WOMENS_WORDS.includes(predicate.word)) continue;
    const isMany = subject.number === 'many' || person === 'they' || person === 'things';
    if (isMany !== (predicate.number === 'many') && subject.word !== 'పేరు') continue;
    const pieces = predicate.render('plain');
    const before = subject.render('plain');
    const last = pieces?.at(-1);
    if (!pieces || !before || !last) continue;
    const ended = endedFor(last, person, predicate.kind !== 'thing' && predicate.kind !== 'animal', so);
    if (!ended) continue;
    return {
      pieces: [...before, ...pieces.slice(0, -1), ...ended],
      build: [BUILD.noIs, ...(so.isQuestion ? [WHY.asked] : [])],
      end: endOf(so),
    };
  }
  return null;
}

function endedFor(
  last: Piece,
  person: Person | null,
  isPerson: boolean,
  { isNegative, isQuestion, bePlaces }: Being,
): Piece[] | null {
  const needsEnding = person === 'I' || person === 'you' || person === 'we';
  if (isNegative) {
    // నేను టీచర్‌ని కాదు; of several people there are more ways than one.
    if (person === 'they' || needsEnding) return null;
    const not = isNot(person ?? 'she or it');
    return [last, piece(isQuestion ? asked(not) : not, bePlaces, { why: WHY.isNot })];
  }
  const form = needsEnding ? asPredicate(last.telugu, person) : last.telugu;
  // రవా? and సోదరా? could be taken for something else.
  if (form === null || (isQuestion && (needsEnding || (isPerson && form.endsWith('ి'))))) return null;
  const why =
    form === last.telugu ? last.why : whyAgrees(person === 'I' ? 'నేను' : person === 'you' ? 'నువ్వు' : 'మేము', form);
  return [{ ...last, telugu: isQuestion ? asked(form) : form, ...(why ? { why } : {}) }];
}

/** ఉంది, లేదు or a question. */
const there = (person: Person, so: Manner, places: readonly number[], subject: string): Piece => {
  const form = isThere(person, so);
  return piece(form, places, { why: so.isNegative ? WHY.notThere : whyAgrees(subject, form) });
};

/** Sugar is sweet, not only today: ఉంటుంది. */
function always(person: Person, so: Manner, places: readonly number[]): Piece | null {
  const verb = verbOf('ఉండడం');
  if (!verb) return null;
  const form = so.isNegative ? negativeForm(verb, 'always', person) : verbForm(verb, 'always', person);
  return piece(so.isQuestion ? askedForm(form) : form, places, { why: WHY.always });
}

function trailing(context: Context, from: number): Piece[] | null {
  if (from === context.tokens.length) return [];
  const time = timeAt(context, from);
  return time && time.next === context.tokens.length && time.when !== 'past' ? [time.piece] : null;
}

const FOR_PEOPLE: Readonly<Record<string, string>> = { ఎత్తైన: 'పొడుగ్గా' };

function predicateOf(
  adjective: Adjective,
  subject: Named,
  person: Person,
  so: Being,
  at: readonly number[],
  wordId: string | undefined,
): Piece[] | null {
  const isThing = subject.kind === 'thing' || SINGULAR_POINTERS.includes(subject.pronoun) || person === 'things';
  const isPerson = !isThing && subject.kind !== 'animal';
  if ((isPerson && !adjective.ofPeople) || !suits(adjective.before, subject.kind, subject.word)) return null;
  if (subject.kind === 'animal' && ['పాత', 'కొత్త'].includes(adjective.before)) return null;
  // A thing that is good: బాగుంది. One that is bad: బాగా లేదు.
  if (isThing && ['మంచి', 'చెడ్డ'].includes(adjective.before)) {
    const isBad = adjective.before === 'చెడ్డ';
    if (isBad && (so.isNegative || so.isQuestion)) return null;
    if (isBad || so.isNegative) {
      return [
        piece('బాగా', at, { wordId }),
        piece(isThere(person, { ...so, isNegative: true }), so.bePlaces, { why: WHY.notThere }),
      ];
    }
    const form = `బాగు${isThere(person, so).slice(1)}`;
    return [piece(form, [...so.bePlaces, ...at], { wordId, why: whyAgrees(headOf(subject), form) })];
  }
  if (adjective.is !== undefined) {
    if (so.isNegative)
      return [
        piece(adjective.is, at, { wordId }),
        piece(so.isQuestion ? 'కాదా' : 'కాదు', so.bePlaces, { why: WHY.isNot }),
      ];
    return [piece(so.isQuestion ? asked(adjective.is) : adjective.is, at, { wordId })];
  }
  if (adjective.ga !== undefined) {
    const ga = isPerson ? (FOR_PEOPLE[adjective.before] ?? adjective.ga) : adjective.ga;
    const last =
      subject.isGeneral === true ? always(person, so, so.bePlaces) : there(person, so, so.bePlaces, headOf(subject));
    return last && [piece(ga, at, { wordId, why: WHY.ga }), last];
  }
  const one = adjective.one === undefined ? null : oneThatIs(adjective.one, person);
  if (one === null) return null;
  if (so.isNegative)
    return person === 'they'
      ? null
      : [piece(one, at, { wordId, why: WHY.one }), piece(isNot(person), so.bePlaces, { why: WHY.isNot })];
  return [piece(so.isQuestion ? asked(one) : one, at, { wordId, why: whyAgrees(headOf(subject), one) })];
}

const OWNERS: Readonly<Record<string, PronounName>> = {
  mine: 'I',
  yours: 'you',
  his: 'he',
  hers: 'she',
  ours: 'we',
  theirs: 'they',
};

/** This is mine. These are ours. */
function isOwned(so: Being): Draft | null {
  const { context, subject, from } = so;
  const word = context.tokens[from]?.word ?? '';
  const owner = Object.hasOwn(OWNERS, word) ? OWNERS[word] : undefined;
  const before = subject.render('plain');
  const isPointer = ['this', 'that', 'these', 'those'].includes(subject.pronoun ?? '');
  if (!owner || !before || from + 1 !== context.tokens.length) return null;
  if (!isPointer && subject.kind !== 'thing' && subject.kind !== 'animal') return null;
  const isMany = subject.person === 'things';
  const form = `${PRONOUNS[owner].of}${isMany ? 'వి' : 'ది'}`;
  const last = so.isNegative
    ? [piece(form, [from]), piece(isNot(isMany ? 'things' : 'she or it'), so.bePlaces, { why: WHY.isNot })]
    : [piece(so.isQuestion ? asked(form) : form, [from], { why: whyAgrees(headOf(subject), form) })];
  if (so.isNegative && so.isQuestion) return null;
  return { pieces: [...before, ...last], build: [BUILD.noIs, ...(so.isQuestion ? [WHY.asked] : [])], end: endOf(so) };
}

/** My house is big. The flower is red. */
function isLike(so: Being): Draft | null {
  const { context, subject, from } = so;
  const very = context.tokens[from]?.word === 'very' ? 1 : 0;
  const found = longestIn(context, context.lexicon.adjectives, from + very);
  if (!found || subject.person === null) return null;
  const times = trailing(context, found.next);
  // They: వాళ్లు or అవి?
  if (!times || subject.pronoun === 'they') return null;
  const predicate = predicateOf(
    found.value.adjective,
    subject,
    subject.person,
    so,
    span(from + very, found.next),
    found.value.wordId,
  );
  // "It is hot" may be the weather as well: the word for "it" is left out, which is right for both.
  const isWeather =
    subject.pronoun === 'that' &&
    so.context.tokens[subject.from]?.word === 'it' &&
    ['వేడి', 'చల్లని'].includes(found.value.adjective.before);
  const before = isWeather ? [] : subject.render('plain');
  if (!predicate || !before) return null;
  const isVerbless = found.value.adjective.ga === undefined && !predicate.some(({ telugu }) => telugu.startsWith('బాగ'));
  return {
    pieces: [...before, ...times, ...(very === 1 ? [piece('చాలా', [from])] : []), ...predicate],
    build: [isVerbless ? BUILD.noIs : BUILD.verbLast, ...(so.isQuestion ? [WHY.asked] : [])],
    end: endOf(so),
  };
}

/** I am hungry. */
export function feels(so: Being): Draft | null {
  const { context, subject, from } = so;
  const very = context.tokens[from]?.word === 'very' ? 1 : 0;
  const found = longestIn(context, context.lexicon.feelings, from + very);
  if (
    !found ||
    subject.kind === 'thing' ||
    subject.isBoyOrGirl === true ||
    subject.pronoun === 'that' ||
    subject.pronoun === 'this'
  )
    return null;
  const times = trailing(context, found.next);
  const { feeling, wordId } = found.value;
  const isOf = feeling.isOfThePerson === true;
  const before = subject.render(isOf ? 'plain' : 'to');
  const person = isOf ? subject.person : 'she or it';
  if (!times || !before || person === null) return null;
  return {
    pieces: [
      ...before,
      ...times,
      ...(very === 1 ? [piece('చాలా', [from])] : []),
      piece(feeling.telugu, span(from + very, found.next), { wordId, why: WHY.ga }),
      isOf
        ? there(person, so, so.bePlaces, headOf(subject))
        : piece(isThere(person, so), so.bePlaces, so.isNegative ? { why: WHY.notThere } : {}),
    ],
    build: [isOf ? BUILD.verbLast : BUILD.toOne, ...(so.isQuestion ? [WHY.asked] : [])],
    end: endOf(so),
  };
}

/** I am eight years old. */
function isOld(so: Being): Draft | null {
  const { context, subject, from } = so;
  const words = context.tokens.slice(from).map(({ word }) => word);
  const number = readNumber(words);
  if (!number || number.value < 2 || so.isNegative || so.isQuestion || subject.kind === 'thing') return null;
  const rest = words.slice(number.length).join(' ');
  if (rest !== 'years old' && rest !== '') return null;
  if (rest === '' && subject.pronoun !== 'I') return null;
  const before = subject.render('to');
  const telugu = numberText(number.value);
  if (!before || !telugu) return null;
  const after = from + number.length;
  return {
    pieces: [
      ...before,
      piece(telugu, span(from, after)),
      piece('ఏళ్లు', rest === '' ? so.bePlaces : [...so.bePlaces, ...span(after, context.tokens.length)]),
    ],
    build: [BUILD.toOne, BUILD.noIs],
    end: '.',
  };
}

const numberText = (value: number) => (value < 120 ? countOfThings(value) : null);

/** The cat is on the table. Mother is at home. */
function isSomewhere(so: Being): Draft | null {
  const { context, subject } = so;
  if (subject.person === null) return null;
  const before = subject.render('plain');
  // "I am from India" and the like are said with other verbs.
  if (!before || MOVING.includes(context.tokens[so.from]?.word ?? '')) return null;
  for (const { pieces, next } of placesAt(context, so.from, null)) {
    const more =
      next < context.tokens.length
        ? placesAt(context, next, null).find((place) => place.next === context.tokens.length)
        : undefined;
    const times = more ? [] : trailing(context, next);
    if (!times) continue;
    return {
      pieces: [
        ...before,
        ...times,
        ...pieces,
        ...(more?.pieces ?? []),
        there(subject.person, so, so.bePlaces, headOf(subject)),
      ],
      build: [BUILD.verbLast, ...(so.isQuestion ? [WHY.asked] : [BUILD.endings])],
      end: endOf(so),
    };
  }
  return null;
}

/** What comes after "is". */
export const being = (so: Being): Draft | null =>
  isOwned(so) ?? isOld(so) ?? feels(so) ?? isSomewhere(so) ?? isSomething(so) ?? isLike(so);

/** There is a book on the table. There is no milk. */
export function existing(context: Context, from: number, so: Manner, bePlaces: readonly number[]): Draft | null {
  const none = context.tokens[from]?.word === 'no' ? 1 : 0;
  const manner = { ...so, isNegative: so.isNegative || none === 1 };
  for (const named of namedAt(context, from + none, 'object')) {
    if (named.kind === 'pronoun' || named.person === null || named.owner !== undefined) continue;
    const pieces = named.render('plain');
    const rest = whereToEnd(context, named.next);
    if (!pieces || !rest) continue;
    const build: Bilingual[] = [
      rest.length > 0 ? BUILD.placeFirst : BUILD.verbLast,
      ...(so.isQuestion ? [WHY.asked] : []),
    ];
    const places = none === 1 ? [...bePlaces, from] : bePlaces;
    return { pieces: [...rest, ...pieces, there(named.person, manner, places, headOf(named))], build, end: endOf(so) };
  }
  return null;
}

/** With these one comes, goes or speaks; nothing simply is so. */
const MOVING = ['from', 'by', 'to', 'for', 'about', 'into'];

/** Places and times up to the end; null where something else is there. */
export function whereToEnd(context: Context, from: number): Piece[] | null {
  if (from === context.tokens.length) return [];
  const time = timeAt(context, from);
  if (time && time.when !== 'past') {
    const rest = whereToEnd(context, time.next);
    if (rest) return [time.piece, ...rest];
  }
  // “For you” may stand here: a gift is there for somebody.
  const word = context.tokens[from]?.word ?? '';
  if (word !== 'for' && MOVING.includes(word)) return null;
  for (const { pieces, next } of placesAt(context, from, null)) {
    const rest = whereToEnd(context, next);
    if (rest) return [...rest, ...pieces];
  }
  return null;
}
