import type { Bilingual } from '../bilingual';
import {
  askedForm,
  canForm,
  isNameOfAction,
  isThere,
  mustForm,
  negativeForm,
  type Tense,
  verbForm,
} from '../grammar/verb';
import { type Complements, complementsFrom } from './complements';
import { type Draft, endOf, type ClauseMode } from './draft';
import type { EnglishForm } from '../english/inflection';
import type { VerbMatch } from './lexicon';
import { type Context, longestIn, type Named } from './named';
import { type Piece, piece, span } from './piece';
import { chooseVerb, fitsTime, mayDo } from './verbPhrase';
import { BUILD, WHY, whyVerb } from './why';

type Mode = 'tense' | 'can' | 'may' | 'must';

export function verbAt(
  context: Context,
  at: number,
  forms: readonly EnglishForm[],
): { readonly match: VerbMatch; readonly next: number } | null {
  const found = longestIn(context, context.lexicon.verbs, at);
  // "Give your word" and "put down" are phrases of the bank that mean more than their first word.
  const whole = longestIn(context, context.lexicon.known, at);
  if (found && whole && whole.next > found.next && isNameOfAction(whole.value.telugu)) return null;
  return found && forms.some((form) => found.value.forms.includes(form))
    ? { match: found.value, next: found.next }
    : null;
}

export const headOf = (named: Named): string => named.render('plain')?.at(-1)?.telugu ?? named.word;

type ActionClause = ClauseMode & {
  readonly subject: Named;
  readonly match: VerbMatch;
  /** The token positions of the verb and its helpers. */
  readonly verbPlaces: readonly number[];
  readonly tense: Tense;
  readonly mode: Mode;
  readonly complements: Complements;
  readonly questionWord?: Piece;
};

function formOf(
  { match, tense, mode, isNegative, isQuestion }: ActionClause,
  verb: VerbMatch['verb'],
  subject: Named,
): { form: string; why: Bilingual } | null {
  const { person } = subject;
  if (person === null) return null;
  const ask = (form: string) => (isQuestion ? askedForm(form) : form);
  switch (mode) {
    case 'can':
      return { form: ask(canForm(verb, person, isNegative)), why: isNegative ? WHY.cannot : WHY.can };
    case 'may':
      return isNegative ? null : { form: `${verb.lead}${verb.infinitive}వచ్చా`, why: WHY.asked };
    case 'must':
      return isNegative ? null : { form: ask(mustForm(verb)), why: WHY.must };
    case 'tense': {
      const form = tensed(match, verb, tense, person, isNegative);
      return form === null ? null : { form: ask(form), why: whyVerb(tense, headOf(subject), ask(form), isNegative) };
    }
  }
}

type TenseOf = (
  match: VerbMatch,
  verb: VerbMatch['verb'],
  tense: Tense,
  person: NonNullable<Named['person']>,
  isNegative: boolean,
) => string | null;

const tensed: TenseOf = (match, verb, tense, person, isNegative) => {
  // "Is sitting" and "is wearing" describe the result of a finished action.
  if (tense === 'now' && match.frame.isPosture === true) {
    if (isNegative || verb.done === undefined) return null;
    return `${verb.lead}${verb.done} ${isThere(person)}`;
  }
  if (tense === 'now' && match.base === 'wear')
    return isNegative ? negativeForm(verb, 'past', person) : verbForm(verb, 'past', person);
  return isNegative ? negativeForm(verb, tense, person) : verbForm(verb, tense, person);
};

function assembleAction(clause: ActionClause): Draft | null {
  const { match, complements, verbPlaces, questionWord } = clause;
  const subject: Named = clause.subject;
  if (!mayDo(subject, match) || !fitsTime(complements, clause.tense)) return null;
  // "I come from India" is about origin, not a daily action.
  if (match.base === 'come' && clause.tense === 'always' && complements.places.some(({ telugu }) => telugu === 'నుంచి'))
    return null;
  if (match.base === 'live' && complements.places.length === 0 && !questionWord) return null;
  const chosen = chooseVerb(match, complements, subject.person, questionWord?.telugu === 'ఏం');
  const before = subject.render('plain');
  const recipient = complements.recipient?.render('to') ?? [];
  if (!chosen?.object || !before || (complements.recipient && recipient.length === 0)) return null;
  const formed = formOf(clause, chosen.verb, subject);
  if (!formed) return null;
  const pieces = [
    ...before,
    ...(complements.also ? [complements.also] : []),
    ...complements.times.map((time) => time.piece),
    ...complements.places,
    ...recipient,
    ...chosen.object,
    ...complements.manners,
    ...(questionWord ? [questionWord] : []),
    piece(formed.form, verbPlaces, { wordId: match.wordId, why: formed.why }),
  ];
  const build = [
    BUILD.verbLast,
    ...(questionWord
      ? [BUILD.questionWord]
      : clause.isQuestion
        ? [WHY.asked]
        : complements.places.length > 0
          ? [BUILD.endings]
          : []),
  ];
  return { pieces, build, end: endOf({ ...clause, isQuestion: clause.isQuestion || questionWord !== undefined }) };
}

type ActionInput = ClauseMode & {
  readonly subject: Named;
  readonly verbFrom: number;
  readonly helpers: readonly number[];
  readonly forms: readonly EnglishForm[];
  readonly tense: Tense;
  readonly mode?: Mode;
  readonly questionWord?: Piece;
};

/** Reads the verb at `verbFrom` and its complements up to the end. */
export function draftAction(context: Context, clause: ActionInput): Draft | null {
  const found = verbAt(context, clause.verbFrom, clause.forms);
  if (!found) return null;
  for (const complements of complementsFrom(context, found.next, found.match)) {
    const draft = assembleAction({
      ...clause,
      match: found.match,
      verbPlaces: [...clause.helpers, ...span(clause.verbFrom, found.next)],
      mode: clause.mode ?? 'tense',
      complements,
    });
    if (draft) return draft;
  }
  return null;
}
