import { type Adjective, oneThatIs } from '../grammar/adjective';
import { countOfThings } from '../grammar/counting';
import { asked } from '../grammar/ends';
import type { Person } from '../grammar/person';
import { type PronounName, PRONOUNS } from '../grammar/pronouns';
import { askedForm, isNot, isThere, negativeForm, verbForm, verbOf } from '../grammar/verb';
import { headOf } from './doing';
import { type Being, type Draft, endOf, type ClauseMode } from './draft';
import { isSomething } from './isSomething';
import { isSomewhere, there, trailing } from './isSomewhere';
import { longestIn, type Named } from './named';
import { type Piece, piece, span } from './piece';
import { suits } from './suits';
import { BUILD, WHY, whyAgrees } from './why';
import { readNumber } from './wordLists';

const SINGULAR_POINTERS: readonly (PronounName | undefined)[] = ['this', 'that'];
/** Sugar is sweet, not only today: ఉంటుంది. */
function always(person: Person, so: ClauseMode, places: readonly number[]): Piece | null {
  const verb = verbOf('ఉండడం');
  if (!verb) return null;
  const form = so.isNegative ? negativeForm(verb, 'always', person) : verbForm(verb, 'always', person);
  return piece(so.isQuestion ? askedForm(form) : form, places, { why: WHY.always });
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

/** What comes after "is". */
export const being = (so: Being): Draft | null =>
  isOwned(so) ?? isOld(so) ?? feels(so) ?? isSomewhere(so) ?? isSomething(so) ?? isLike(so);
