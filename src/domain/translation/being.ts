import { type Adjective, oneThatIs } from '../grammar/adjective';
import { countOfThings } from '../grammar/counting';
import { asked } from '../grammar/ends';
import type { Person } from '../grammar/person';
import { type PronounName, PRONOUNS } from '../grammar/pronouns';
import { askedForm, isNot, isThere, negativeForm, verbForm, verbOf } from '../grammar/verb';
import { headOf } from './doing';
import { type Being, type Draft, endOf, type ClauseMode } from './draft';
import { draftIdentity } from './isSomething';
import { draftLocation, existencePiece, timeToEnd } from './isSomewhere';
import { longestIn, type Named } from './named';
import { type Piece, piece, span } from './piece';
import { suits } from './suits';
import { BUILD, WHY, whyAgrees } from './why';
import { readNumber } from './wordLists';

const SINGULAR_POINTERS: readonly (PronounName | undefined)[] = ['this', 'that'];
/** A general fact such as "sugar is sweet" takes ఉంటుంది. */
function generalFactPiece(person: Person, clause: ClauseMode, places: readonly number[]): Piece | null {
  const verb = verbOf('ఉండడం');
  if (!verb) return null;
  const form = clause.isNegative ? negativeForm(verb, 'always', person) : verbForm(verb, 'always', person);
  return piece(clause.isQuestion ? askedForm(form) : form, places, { why: WHY.always });
}

const FOR_PEOPLE: Readonly<Record<string, string>> = { ఎత్తైన: 'పొడుగ్గా' };

function predicateOf(
  adjective: Adjective,
  subject: Named,
  person: Person,
  clause: Being,
  at: readonly number[],
  wordId: string | undefined,
): Piece[] | null {
  const isThing = subject.kind === 'thing' || SINGULAR_POINTERS.includes(subject.pronoun) || person === 'things';
  const isPerson = !isThing && subject.kind !== 'animal';
  if ((isPerson && !adjective.ofPeople) || !suits(adjective.before, subject.kind, subject.word)) return null;
  if (subject.kind === 'animal' && ['పాత', 'కొత్త'].includes(adjective.before)) return null;
  // A good thing is బాగుంది, a bad one బాగా లేదు.
  if (isThing && ['మంచి', 'చెడ్డ'].includes(adjective.before)) {
    const isBad = adjective.before === 'చెడ్డ';
    if (isBad && (clause.isNegative || clause.isQuestion)) return null;
    if (isBad || clause.isNegative) {
      return [
        piece('బాగా', at, { wordId }),
        piece(isThere(person, { ...clause, isNegative: true }), clause.bePlaces, { why: WHY.notThere }),
      ];
    }
    const form = `బాగు${isThere(person, clause).slice(1)}`;
    return [piece(form, [...clause.bePlaces, ...at], { wordId, why: whyAgrees(headOf(subject), form) })];
  }
  if (adjective.is !== undefined) {
    if (clause.isNegative)
      return [
        piece(adjective.is, at, { wordId }),
        piece(clause.isQuestion ? 'కాదా' : 'కాదు', clause.bePlaces, { why: WHY.isNot }),
      ];
    return [piece(clause.isQuestion ? asked(adjective.is) : adjective.is, at, { wordId })];
  }
  if (adjective.ga !== undefined) {
    const ga = isPerson ? (FOR_PEOPLE[adjective.before] ?? adjective.ga) : adjective.ga;
    const last =
      subject.isGeneral === true
        ? generalFactPiece(person, clause, clause.bePlaces)
        : existencePiece(person, clause, clause.bePlaces, headOf(subject));
    return last && [piece(ga, at, { wordId, why: WHY.ga }), last];
  }
  const one = adjective.one === undefined ? null : oneThatIs(adjective.one, person);
  if (one === null) return null;
  if (clause.isNegative)
    return person === 'they'
      ? null
      : [piece(one, at, { wordId, why: WHY.one }), piece(isNot(person), clause.bePlaces, { why: WHY.isNot })];
  return [piece(clause.isQuestion ? asked(one) : one, at, { wordId, why: whyAgrees(headOf(subject), one) })];
}

const OWNERS: Readonly<Record<string, PronounName>> = {
  mine: 'I',
  yours: 'you',
  his: 'he',
  hers: 'she',
  ours: 'we',
  theirs: 'they',
};

/** "This is mine." "These are ours." */
function draftOwnership(clause: Being): Draft | null {
  const { context, subject, from } = clause;
  const word = context.tokens[from]?.word ?? '';
  const owner = Object.hasOwn(OWNERS, word) ? OWNERS[word] : undefined;
  const before = subject.render('plain');
  const isPointer = ['this', 'that', 'these', 'those'].includes(subject.pronoun ?? '');
  if (!owner || !before || from + 1 !== context.tokens.length) return null;
  if (!isPointer && subject.kind !== 'thing' && subject.kind !== 'animal') return null;
  const isMany = subject.person === 'things';
  const form = `${PRONOUNS[owner].of}${isMany ? 'వి' : 'ది'}`;
  const last = clause.isNegative
    ? [piece(form, [from]), piece(isNot(isMany ? 'things' : 'she or it'), clause.bePlaces, { why: WHY.isNot })]
    : [piece(clause.isQuestion ? asked(form) : form, [from], { why: whyAgrees(headOf(subject), form) })];
  if (clause.isNegative && clause.isQuestion) return null;
  return {
    pieces: [...before, ...last],
    build: [BUILD.noIs, ...(clause.isQuestion ? [WHY.asked] : [])],
    end: endOf(clause),
  };
}

/** "My house is big." "The flower is red." */
function draftQuality(clause: Being): Draft | null {
  const { context, subject, from } = clause;
  const very = context.tokens[from]?.word === 'very' ? 1 : 0;
  const found = longestIn(context, context.lexicon.adjectives, from + very);
  if (!found || subject.person === null) return null;
  const times = timeToEnd(context, found.next);
  // "They" may be people (వాళ్లు) or things (అవి).
  if (!times || subject.pronoun === 'they') return null;
  const predicate = predicateOf(
    found.value.adjective,
    subject,
    subject.person,
    clause,
    span(from + very, found.next),
    found.value.wordId,
  );
  // "It is hot" may be about the weather; leaving out "it" is right either way.
  const isWeather =
    subject.pronoun === 'that' &&
    clause.context.tokens[subject.from]?.word === 'it' &&
    ['వేడి', 'చల్లని'].includes(found.value.adjective.before);
  const before = isWeather ? [] : subject.render('plain');
  if (!predicate || !before) return null;
  const isVerbless = found.value.adjective.ga === undefined && !predicate.some(({ telugu }) => telugu.startsWith('బాగ'));
  return {
    pieces: [...before, ...times, ...(very === 1 ? [piece('చాలా', [from])] : []), ...predicate],
    build: [isVerbless ? BUILD.noIs : BUILD.verbLast, ...(clause.isQuestion ? [WHY.asked] : [])],
    end: endOf(clause),
  };
}

/** "I am hungry." */
export function draftFeeling(clause: Being): Draft | null {
  const { context, subject, from } = clause;
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
  const times = timeToEnd(context, found.next);
  const { feeling, wordId } = found.value;
  const describesPerson = feeling.describesPerson === true;
  const before = subject.render(describesPerson ? 'plain' : 'to');
  const person = describesPerson ? subject.person : 'she or it';
  if (!times || !before || person === null) return null;
  return {
    pieces: [
      ...before,
      ...times,
      ...(very === 1 ? [piece('చాలా', [from])] : []),
      piece(feeling.telugu, span(from + very, found.next), { wordId, why: WHY.ga }),
      describesPerson
        ? existencePiece(person, clause, clause.bePlaces, headOf(subject))
        : piece(isThere(person, clause), clause.bePlaces, clause.isNegative ? { why: WHY.notThere } : {}),
    ],
    build: [describesPerson ? BUILD.verbLast : BUILD.toOne, ...(clause.isQuestion ? [WHY.asked] : [])],
    end: endOf(clause),
  };
}

/** "I am eight years old." */
function draftAge(clause: Being): Draft | null {
  const { context, subject, from } = clause;
  const words = context.tokens.slice(from).map(({ word }) => word);
  const number = readNumber(words);
  if (!number || number.value < 2 || clause.isNegative || clause.isQuestion || subject.kind === 'thing') return null;
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
      piece('ఏళ్లు', rest === '' ? clause.bePlaces : [...clause.bePlaces, ...span(after, context.tokens.length)]),
    ],
    build: [BUILD.toOne, BUILD.noIs],
    end: '.',
  };
}

const numberText = (value: number) => (value < 120 ? countOfThings(value) : null);

/** Drafts what follows "is". */
export const draftBeing = (clause: Being): Draft | null =>
  draftOwnership(clause) ??
  draftAge(clause) ??
  draftFeeling(clause) ??
  draftLocation(clause) ??
  draftIdentity(clause) ??
  draftQuality(clause);
