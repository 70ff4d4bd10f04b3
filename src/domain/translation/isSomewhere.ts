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

/** ఉంది, లేదు or a question. */
export const there = (person: Person, so: ClauseMode, places: readonly number[], subject: string): Piece => {
  const form = isThere(person, so);
  return piece(form, places, { why: so.isNegative ? WHY.notThere : whyAgrees(subject, form) });
};

export function trailing(context: Context, from: number): Piece[] | null {
  if (from === context.tokens.length) return [];
  const time = timeAt(context, from);
  return time && time.next === context.tokens.length && time.when !== 'past' ? [time.piece] : null;
}

/** The cat is on the table. Mother is at home. */
export function isSomewhere(so: Being): Draft | null {
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

/** There is a book on the table. There is no milk. */
export function existing(context: Context, from: number, so: ClauseMode, bePlaces: readonly number[]): Draft | null {
  const none = context.tokens[from]?.word === 'no' ? 1 : 0;
  const mode = { ...so, isNegative: so.isNegative || none === 1 };
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
    return { pieces: [...rest, ...pieces, there(named.person, mode, places, headOf(named))], build, end: endOf(so) };
  }
  return null;
}
