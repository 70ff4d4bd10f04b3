import type { Bilingual } from '../bilingual';
import { asked } from '../grammar/ends';
import { isHuman } from '../grammar/nounKinds';
import { isThere, mustForm, verbalNoun, verbForm, verbOf } from '../grammar/verb';
import { complementsFrom, timeAt } from './complements';
import { headOf, verbAt } from './doing';
import { type Draft, endOf, type ClauseMode } from './draft';
import type { Context, Named } from './named';
import { namedAt } from './nounPhrase';
import { BODY, DATIVE_POSSESSIONS, FAMILY, HELD } from './nounUses';
import { type Piece, piece, span } from './piece';
import { chooseVerb } from './verbPhrase';
import { BUILD, WHY, whyAgrees } from './why';

type Having = ClauseMode & {
  readonly context: Context;
  readonly subject: Named;
  /** The token positions of "like", "do" and "not". */
  readonly places: readonly number[];
  readonly from: number;
  /** Set in a question that starts with "what". */
  readonly questionWord?: Piece;
};

const isAnimate = ({ kind, pronoun, isBoyOrGirl }: Named) =>
  isBoyOrGirl !== true &&
  kind !== 'thing' &&
  pronoun !== 'that' &&
  pronoun !== 'this' &&
  pronoun !== 'these' &&
  pronoun !== 'those';

/** Reads the thing that is liked or wanted and an optional time after it. */
function readObjects({
  context,
  from,
  questionWord,
}: Having): { readonly named: Named | null; readonly pieces: Piece[]; readonly times: Piece[] }[] {
  if (questionWord) return from === context.tokens.length ? [{ named: null, pieces: [questionWord], times: [] }] : [];
  return namedAt(context, from, 'object').flatMap((named) => {
    const pieces = named.render('plain');
    if (!pieces || named.isBoyOrGirl === true) return [];
    if (named.next === context.tokens.length) return [{ named, pieces, times: [] }];
    const time = timeAt(context, named.next);
    return time && time.next === context.tokens.length && time.when !== 'past'
      ? [{ named, pieces, times: [time.piece] }]
      : [];
  });
}

const buildOf = ({ isQuestion, questionWord }: Having) => [
  BUILD.toOne,
  ...(questionWord ? [BUILD.questionWord] : isQuestion ? [WHY.asked] : []),
];
const ending = (clause: Having) =>
  endOf({ ...clause, isQuestion: clause.isQuestion || clause.questionWord !== undefined });

/** Renders "to play with a ball" or "playing" for the place before ఇష్టం or ఉంది. */
function renderAction(
  clause: Having,
  make: (form: Parameters<typeof verbalNoun>[0]) => string,
  why?: Bilingual,
): Piece[] | null {
  const { context, subject } = clause;
  const to = context.tokens[clause.from]?.word === 'to' ? 1 : 0;
  const found = verbAt(context, clause.from + to, to === 1 ? ['base'] : ['ing']);
  if (!found) return null;
  for (const complements of complementsFrom(context, found.next, found.match)) {
    const chosen = chooseVerb(found.match, complements, subject.person);
    const recipient = complements.recipient?.render('to') ?? [];
    if (!chosen?.object || complements.also || complements.times.some(({ when }) => when === 'past')) continue;
    return [
      ...complements.times.map((time) => time.piece),
      ...complements.places,
      ...recipient,
      ...chosen.object,
      ...complements.manners,
      piece(make(chosen.verb), span(clause.from, found.next), { wordId: found.match.wordId, why }),
    ];
  }
  return null;
}

/** "I like mangoes." "I like to play." */
export function draftLiking(clause: Having, isMuch: boolean): Draft | null {
  if (!isAnimate(clause.subject)) return null;
  const before = clause.subject.render('to');
  if (!before) return null;
  const much = isMuch ? [piece('చాలా', clause.places)] : [];
  const form = clause.isNegative ? 'ఇష్టం లేదు' : 'ఇష్టం';
  const last = piece(
    clause.isQuestion ? (clause.isNegative ? 'ఇష్టం లేదా' : asked(form)) : form,
    clause.places,
    clause.isQuestion ? { why: WHY.asked } : {},
  );
  for (const { named, pieces, times } of readObjects(clause)) {
    // Liking somebody named by a pronoun has another form (నువ్వంటే), which is not supported.
    if (named?.kind === 'pronoun' && named.pronoun !== 'this' && named.pronoun !== 'that') return null;
    const isFond = named !== null && named.kind !== 'pronoun' && isHuman(named.kind);
    if (isFond && clause.isNegative) return null;
    const fond = isFond ? [piece('అంటే', clause.places, { why: WHY.fondOf })] : [];
    return {
      pieces: [...before, ...times, ...pieces, ...fond, ...much, last],
      build: buildOf(clause),
      end: ending(clause),
    };
  }
  const does = clause.questionWord ? null : renderAction(clause, verbalNoun, WHY.doing);
  return (
    does && {
      pieces: [...before, ...does, ...much, last],
      build: buildOf(clause),
      end: ending(clause),
    }
  );
}

/** "I want water." "I want to go." */
export function draftWanting(clause: Having): Draft | null {
  if (!isAnimate(clause.subject)) return null;
  const before = clause.subject.render('to');
  if (!before) return null;
  const form = clause.isNegative ? 'వద్దు' : 'కావాలి';
  for (const { named, pieces, times } of readObjects(clause)) {
    if (named !== null && named.kind !== 'pronoun' && isHuman(named.kind)) return null;
    if (clause.isNegative && clause.isQuestion) return null;
    const last = piece(
      clause.isQuestion ? asked(form) : form,
      clause.places,
      clause.isQuestion ? { why: WHY.asked } : {},
    );
    return { pieces: [...before, ...times, ...pieces, last], build: buildOf(clause), end: ending(clause) };
  }
  const does =
    clause.questionWord || clause.context.tokens[clause.from]?.word !== 'to'
      ? null
      : renderAction(clause, (verb) => mustForm(verb).replace(/లి$/u, 'లని'));
  return (
    does && {
      pieces: [...before, ...does, piece(isThere('she or it', clause), clause.places, { why: WHY.wantTo })],
      build: buildOf(clause),
      end: ending(clause),
    }
  );
}

const LANGUAGES = ['తెలుగు', 'ఇంగ్లీషు'];

/** "I know." "I do not know." "I know this song." "I know Telugu." */
export function draftKnowing(clause: Having): Draft | null {
  if (!isAnimate(clause.subject) || clause.subject.kind === 'animal') return null;
  const before = clause.subject.render('to');
  if (!before) return null;
  const state = (yes: string, no: string) => (clause.isNegative ? no : yes);
  const last = (form: string) => piece(clause.isQuestion ? asked(form) : form, clause.places);
  const know = last(state('తెలుసు', 'తెలియదు'));
  if (clause.from === clause.context.tokens.length)
    return {
      pieces: [...before, ...(clause.questionWord ? [clause.questionWord] : []), know],
      build: buildOf(clause),
      end: ending(clause),
    };
  for (const { named, pieces, times } of readObjects(clause)) {
    if (named === null || times.length > 0) return null;
    if (LANGUAGES.includes(named.word)) {
      const can = clause.isNegative ? 'రాదు' : 'వచ్చు';
      return { pieces: [...before, ...pieces, last(can)], build: buildOf(clause), end: ending(clause) };
    }
    if (named.kind !== 'thing') return null;
    return { pieces: [...before, ...pieces, know], build: buildOf(clause), end: ending(clause) };
  }
  return null;
}

/** "I have a younger brother" takes నాకు, "I have a book" takes నా దగ్గర. */
export function draftHaving(
  clause: Having,
  counted?: { readonly named: Named; readonly pieces: Piece[] },
): Draft | null {
  const { context, subject } = clause;
  const noWords = context.tokens[clause.from]?.word === 'no' ? 1 : 0;
  const mode = { ...clause, isNegative: clause.isNegative || noWords === 1 };
  const found = counted ? [{ ...counted, times: [] }] : readObjects({ ...clause, from: clause.from + noWords });
  for (const { named, pieces, times } of found) {
    if (named === null || named.kind === 'pronoun' || named.owner !== undefined) continue;
    // The gender is unknown: స్నేహితుడు or స్నేహితురాలు?
    if (named.person === null) continue;
    // One can "have" a brother, a friend or a teacher, but not other people.
    const comesTo = [FAMILY, BODY, DATIVE_POSSESSIONS].some((words) => words.has(named.word)) || named.word === 'టీచర్';
    if (isHuman(named.kind) && !comesTo) continue;
    const isOwner = subject.kind === 'pronoun' ? isAnimate(subject) : isHuman(subject.kind);
    if (!isOwner && !(BODY.has(named.word) && subject.kind === 'animal')) continue;
    // Held things are "near" their owner; for other things we are not sure.
    if (!comesTo && !HELD.has(named.word) && named.kind !== 'animal') continue;
    const owner = subject.render(comesTo ? 'to' : 'of');
    if (!owner) continue;
    const places = noWords === 1 ? [...clause.places, clause.from] : clause.places;
    // A general fact such as "birds have wings" takes ఉంటాయి.
    const be = subject.isGeneral === true && !mode.isNegative && !mode.isQuestion ? verbOf('ఉండడం') : null;
    const form = be ? verbForm(be, 'always', named.person) : isThere(named.person, mode);
    const verb = piece(form, places, { why: mode.isNegative ? WHY.notThere : whyAgrees(headOf(named), form) });
    // "A brother" is said as "one brother".
    const one =
      FAMILY.has(named.word) && named.hasArticle === true && !mode.isNegative && !clause.isQuestion
        ? [piece('ఒక', [named.from])]
        : [];
    return {
      pieces: [...owner, ...(comesTo ? [] : [piece('దగ్గర', clause.places)]), ...times, ...one, ...pieces, verb],
      build: [comesTo ? BUILD.toOne : BUILD.near, ...(clause.isQuestion ? [WHY.asked] : [])],
      end: ending(clause),
    };
  }
  return null;
}
