import type { Bilingual } from '../bilingual';
import type { Person } from '../grammar/person';
import { isThere } from '../grammar/verb';
import { placesAt, timeAt } from './complements';
import { headOf } from './doing';
import { type Being, type Draft, endOf, type ClauseMode } from './draft';
import type { Context } from './named';
import { namedAt } from './nounPhrase';
import { type Piece, piece } from './piece';
import { BUILD, WHY, whyAgrees } from './why';

/** Prepositions that need a verb of motion or speech; "is" alone does not take them. */
const MOTION_PREPOSITIONS = ['from', 'by', 'to', 'for', 'about', 'into'];

/** The places and times up to the end; null if anything else follows. */
export function placesToEnd(context: Context, from: number): Piece[] | null {
  if (from === context.tokens.length) return [];
  const time = timeAt(context, from);
  if (time && time.when !== 'past') {
    const rest = placesToEnd(context, time.next);
    if (rest) return [time.piece, ...rest];
  }
  // "For you" is allowed: "there is a gift for you".
  const word = context.tokens[from]?.word ?? '';
  if (word !== 'for' && MOTION_PREPOSITIONS.includes(word)) return null;
  for (const { pieces, next } of placesAt(context, from, null)) {
    const rest = placesToEnd(context, next);
    if (rest) return [...rest, ...pieces];
  }
  return null;
}

/** ఉంది or లేదు in the form that agrees with the person. */
export const existencePiece = (
  person: Person,
  clause: ClauseMode,
  places: readonly number[],
  subject: string,
): Piece => {
  const form = isThere(person, clause);
  return piece(form, places, { why: clause.isNegative ? WHY.notThere : whyAgrees(subject, form) });
};

export function timeToEnd(context: Context, from: number): Piece[] | null {
  if (from === context.tokens.length) return [];
  const time = timeAt(context, from);
  return time && time.next === context.tokens.length && time.when !== 'past' ? [time.piece] : null;
}

/** "The cat is on the table." "Mother is at home." */
export function draftLocation(clause: Being): Draft | null {
  const { context, subject } = clause;
  if (subject.person === null) return null;
  const before = subject.render('plain');
  // Telugu says "I am from India" and the like with other verbs.
  if (!before || MOTION_PREPOSITIONS.includes(context.tokens[clause.from]?.word ?? '')) return null;
  for (const { pieces, next } of placesAt(context, clause.from, null)) {
    const more =
      next < context.tokens.length
        ? placesAt(context, next, null).find((place) => place.next === context.tokens.length)
        : undefined;
    const times = more ? [] : timeToEnd(context, next);
    if (!times) continue;
    return {
      pieces: [
        ...before,
        ...times,
        ...pieces,
        ...(more?.pieces ?? []),
        existencePiece(subject.person, clause, clause.bePlaces, headOf(subject)),
      ],
      build: [BUILD.verbLast, ...(clause.isQuestion ? [WHY.asked] : [BUILD.endings])],
      end: endOf(clause),
    };
  }
  return null;
}

/** "There is a book on the table." "There is no milk." */
export function draftExistence(
  context: Context,
  from: number,
  clause: ClauseMode,
  bePlaces: readonly number[],
): Draft | null {
  const noWords = context.tokens[from]?.word === 'no' ? 1 : 0;
  const mode = { ...clause, isNegative: clause.isNegative || noWords === 1 };
  for (const named of namedAt(context, from + noWords, 'object')) {
    if (named.kind === 'pronoun' || named.person === null || named.owner !== undefined) continue;
    const pieces = named.render('plain');
    const rest = placesToEnd(context, named.next);
    if (!pieces || !rest) continue;
    const build: Bilingual[] = [
      rest.length > 0 ? BUILD.placeFirst : BUILD.verbLast,
      ...(clause.isQuestion ? [WHY.asked] : []),
    ];
    const places = noWords === 1 ? [...bePlaces, from] : bePlaces;
    return {
      pieces: [...rest, ...pieces, existencePiece(named.person, mode, places, headOf(named))],
      build,
      end: endOf(clause),
    };
  }
  return null;
}
