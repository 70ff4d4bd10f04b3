import type { Bilingual } from '../bilingual';
import { asked } from '../grammar/ends';
import { isHuman } from '../grammar/nounKinds';
import { isThere, mustForm, verbalNoun, verbForm, verbOf } from '../grammar/verb';
import { complementsFrom, timeAt } from './complements';
import { headOf, verbAt } from './doing';
import { type Draft, endOf, type ClauseMode } from './draft';
import type { Context, Named } from './named';
import { namedAt } from './nounPhrase';
import { BODY, COMES_TO_ONE, FAMILY, HELD } from './nounUses';
import { type Piece, piece, span } from './piece';
import { chosenVerb } from './verbPhrase';
import { BUILD, WHY, whyAgrees } from './why';

type Having = ClauseMode & {
  readonly context: Context;
  readonly subject: Named;
  /** The places of "like", "do", "not". */
  readonly places: readonly number[];
  readonly from: number;
  /** In a question that begins with "what". */
  readonly questionWord?: Piece;
};

const isAnimate = ({ kind, pronoun, isBoyOrGirl }: Named) =>
  isBoyOrGirl !== true &&
  kind !== 'thing' &&
  pronoun !== 'that' &&
  pronoun !== 'this' &&
  pronoun !== 'these' &&
  pronoun !== 'those';

/** The thing that is liked or wanted, and a time behind it. */
function things({
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
const ending = (so: Having) => endOf({ ...so, isQuestion: so.isQuestion || so.questionWord !== undefined });

/** "To play with a ball", "playing": the piece before ఇష్టం and before ఉంది. */
function action(so: Having, make: (form: Parameters<typeof verbalNoun>[0]) => string, why?: Bilingual): Piece[] | null {
  const { context, subject } = so;
  const to = context.tokens[so.from]?.word === 'to' ? 1 : 0;
  const found = verbAt(context, so.from + to, to === 1 ? ['base'] : ['ing']);
  if (!found) return null;
  for (const complements of complementsFrom(context, found.next, found.match)) {
    const chosen = chosenVerb(found.match, complements, subject.person);
    const recipient = complements.recipient?.render('to') ?? [];
    if (!chosen?.object || complements.also || complements.times.some(({ when }) => when === 'past')) continue;
    return [
      ...complements.times.map((time) => time.piece),
      ...complements.places,
      ...recipient,
      ...chosen.object,
      ...complements.manners,
      piece(make(chosen.verb), span(so.from, found.next), { wordId: found.match.wordId, why }),
    ];
  }
  return null;
}

/** I like mangoes. I like to play. */
export function liking(so: Having, isMuch: boolean): Draft | null {
  if (!isAnimate(so.subject)) return null;
  const before = so.subject.render('to');
  if (!before) return null;
  const much = isMuch ? [piece('చాలా', so.places)] : [];
  const form = so.isNegative ? 'ఇష్టం లేదు' : 'ఇష్టం';
  const last = piece(
    so.isQuestion ? (so.isNegative ? 'ఇష్టం లేదా' : asked(form)) : form,
    so.places,
    so.isQuestion ? { why: WHY.asked } : {},
  );
  for (const { named, pieces, times } of things(so)) {
    // A pronoun that is liked: నువ్వంటే; a child does not need that often.
    if (named?.kind === 'pronoun' && named.pronoun !== 'this' && named.pronoun !== 'that') return null;
    const isFond = named !== null && named.kind !== 'pronoun' && isHuman(named.kind);
    if (isFond && so.isNegative) return null;
    const fond = isFond ? [piece('అంటే', so.places, { why: WHY.fondOf })] : [];
    return { pieces: [...before, ...times, ...pieces, ...fond, ...much, last], build: buildOf(so), end: ending(so) };
  }
  const does = so.questionWord ? null : action(so, verbalNoun, WHY.doing);
  return (
    does && {
      pieces: [...before, ...does, ...much, last],
      build: buildOf(so),
      end: ending(so),
    }
  );
}

/** I want water. I want to go. */
export function wanting(so: Having): Draft | null {
  if (!isAnimate(so.subject)) return null;
  const before = so.subject.render('to');
  if (!before) return null;
  const form = so.isNegative ? 'వద్దు' : 'కావాలి';
  for (const { named, pieces, times } of things(so)) {
    if (named !== null && named.kind !== 'pronoun' && isHuman(named.kind)) return null;
    if (so.isNegative && so.isQuestion) return null;
    const last = piece(so.isQuestion ? asked(form) : form, so.places, so.isQuestion ? { why: WHY.asked } : {});
    return { pieces: [...before, ...times, ...pieces, last], build: buildOf(so), end: ending(so) };
  }
  const does =
    so.questionWord || so.context.tokens[so.from]?.word !== 'to'
      ? null
      : action(so, (verb) => mustForm(verb).replace(/లి$/u, 'లని'));
  return (
    does && {
      pieces: [...before, ...does, piece(isThere('she or it', so), so.places, { why: WHY.wantTo })],
      build: buildOf(so),
      end: ending(so),
    }
  );
}

const LANGUAGES = ['తెలుగు', 'ఇంగ్లీషు'];

/** I know. I do not know. I know this song. I know Telugu. */
export function knowing(so: Having): Draft | null {
  if (!isAnimate(so.subject) || so.subject.kind === 'animal') return null;
  const before = so.subject.render('to');
  if (!before) return null;
  const state = (yes: string, no: string) => (so.isNegative ? no : yes);
  const last = (form: string) => piece(so.isQuestion ? asked(form) : form, so.places);
  const know = last(state('తెలుసు', 'తెలియదు'));
  if (so.from === so.context.tokens.length)
    return {
      pieces: [...before, ...(so.questionWord ? [so.questionWord] : []), know],
      build: buildOf(so),
      end: ending(so),
    };
  for (const { named, pieces, times } of things(so)) {
    if (named === null || times.length > 0) return null;
    if (LANGUAGES.includes(named.word)) {
      const can = so.isNegative ? 'రాదు' : 'వచ్చు';
      return { pieces: [...before, ...pieces, last(can)], build: buildOf(so), end: ending(so) };
    }
    if (named.kind !== 'thing') return null;
    return { pieces: [...before, ...pieces, know], build: buildOf(so), end: ending(so) };
  }
  return null;
}

/** I have a younger brother: నాకు. I have a book: నా దగ్గర. */
export function having(so: Having, counted?: { readonly named: Named; readonly pieces: Piece[] }): Draft | null {
  const { context, subject } = so;
  const none = context.tokens[so.from]?.word === 'no' ? 1 : 0;
  const mode = { ...so, isNegative: so.isNegative || none === 1 };
  const found = counted ? [{ ...counted, times: [] }] : things({ ...so, from: so.from + none });
  for (const { named, pieces, times } of found) {
    if (named === null || named.kind === 'pronoun' || named.owner !== undefined) continue;
    // A friend is a స్నేహితుడు or a స్నేహితురాలు.
    if (named.person === null) continue;
    // One has a brother, a friend, a teacher; other people are not had.
    const comesTo = [FAMILY, BODY, COMES_TO_ONE].some((words) => words.has(named.word)) || named.word === 'టీచర్';
    if (isHuman(named.kind) && !comesTo) continue;
    const isOwner = subject.kind === 'pronoun' ? isAnimate(subject) : isHuman(subject.kind);
    if (!isOwner && !(BODY.has(named.word) && subject.kind === 'animal')) continue;
    // What one holds or keeps is “near” one; of other things we are not sure.
    if (!comesTo && !HELD.has(named.word) && named.kind !== 'animal') continue;
    const owner = subject.render(comesTo ? 'to' : 'of');
    if (!owner) continue;
    const places = none === 1 ? [...so.places, so.from] : so.places;
    // Birds have wings, all of them and always: ఉంటాయి.
    const be = subject.isGeneral === true && !mode.isNegative && !mode.isQuestion ? verbOf('ఉండడం') : null;
    const form = be ? verbForm(be, 'always', named.person) : isThere(named.person, mode);
    const verb = piece(form, places, { why: mode.isNegative ? WHY.notThere : whyAgrees(headOf(named), form) });
    // "A brother" is one brother.
    const one =
      FAMILY.has(named.word) && named.hasArticle === true && !mode.isNegative && !so.isQuestion
        ? [piece('ఒక', [named.from])]
        : [];
    return {
      pieces: [...owner, ...(comesTo ? [] : [piece('దగ్గర', so.places)]), ...times, ...one, ...pieces, verb],
      build: [comesTo ? BUILD.toOne : BUILD.near, ...(so.isQuestion ? [WHY.asked] : [])],
      end: ending(so),
    };
  }
  return null;
}
