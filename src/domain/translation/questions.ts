import { isThere } from '../grammar/verb';
import { draftAction } from './doing';
import { type Draft, STATED } from './draft';
import { draftHaving } from './having';
import { placesToEnd } from './isSomewhere';
import { type Context, isOneOf, longestIn, type Named, pronounNamed, wordAt } from './named';
import { namedAt } from './nounPhrase';
import { piece, span } from './piece';
import { draftAfterBe, draftWithHelper, HELPERS, type Clause } from './statements';
import { BUILD, whyCountsPeople } from './why';

const QUESTION_WORDS: Readonly<Record<string, string>> = {
  when: 'ఎప్పుడు',
  why: 'ఎందుకు',
  how: 'ఎలా',
  where: 'ఎక్కడ',
  what: 'ఏం',
};
/** With these verbs "where" is ఎక్కడికి, "to where". */
const MOTION_VERBS = ['go', 'come', 'run', 'walk', 'return'];
/** Verbs that "what" can be the object of. */
const WHAT_VERBS = [
  'do',
  'eat',
  'drink',
  'read',
  'write',
  'see',
  'watch',
  'buy',
  'cook',
  'draw',
  'learn',
  'give',
  'bring',
  'tell',
  'say',
  'make',
  'sing',
  'ask',
  'sell',
  'wear',
];

/** A question that starts with a question word. */
export function draftOpenQuestion(context: Context): Draft | null {
  const first = wordAt(context, 0);
  const place = draftWhatIsThere(context);
  if (place) return place;
  if (first === 'who' || first === 'whose') return draftWho(context);
  if (first === 'how' && isOneOf(wordAt(context, 1), 'many')) return draftHowMany(context);
  const telugu = Object.hasOwn(QUESTION_WORDS, first) ? QUESTION_WORDS[first] : undefined;
  if (telugu === undefined) return null;
  const second = wordAt(context, 1);
  const wordId = context.lexicon.idOf(first, telugu);
  if (isOneOf(second, 'is are am')) {
    for (const subject of namedAt(context, 2, 'subject')) {
      const draft = draftBeQuestion(context, subject, first, wordId);
      if (draft) return draft;
    }
  }
  if (!isOneOf(second, `is are am ${HELPERS}`)) return null;
  for (const subject of namedAt(context, 2, 'subject')) {
    const verb = longestIn(context, context.lexicon.verbs, subject.next)?.value.base ?? '';
    if (
      first === 'what' &&
      !WHAT_VERBS.includes(verb) &&
      !isOneOf(wordAt(context, subject.next), 'want like have need')
    )
      continue;
    const asked = piece(first === 'where' && MOTION_VERBS.includes(verb) ? 'ఎక్కడికి' : telugu, [0], { wordId });
    const clause = { isNegative: false, isQuestion: false, questionWord: asked };
    const draft = isOneOf(second, 'is are am')
      ? draftAfterBe(context, subject, subject.next, [1], clause)
      : draftOpenWithHelper(context, subject, second, clause);
    if (draft) return { ...draft, end: '?' };
  }
  return null;
}

function draftOpenWithHelper(context: Context, subject: Named, helper: string, clause: Clause): Draft | null {
  // Telugu says "what do you have" and "how do you like" in other ways.
  if (isOneOf(wordAt(context, subject.next), 'have has know knows need')) return null;
  if (isOneOf(wordAt(context, subject.next), 'want like') && clause.questionWord?.telugu !== 'ఏం') return null;
  return isOneOf(helper, 'can may') ? null : draftWithHelper(context, subject, helper, subject.next, [1], clause);
}

/** "Where is my bag?", "How are you?", "What is this?", "When is your birthday?" */
function draftBeQuestion(context: Context, subject: Named, first: string, wordId: string | undefined): Draft | null {
  const before = subject.render('plain');
  if (!before || subject.person === null) return null;
  const rest = placesToEnd(context, subject.next);
  if (rest === null || (first !== 'how' && rest.length > 0)) return null;
  const there = piece(isThere(subject.person), [1]);
  switch (first) {
    case 'where':
      return { pieces: [...before, piece('ఎక్కడ', [0], { wordId }), there], build: [BUILD.questionWord], end: '?' };
    case 'how':
      return {
        pieces: [...before, ...rest, piece('ఎలా', [0], { wordId }), there],
        build: [BUILD.questionWord],
        end: '?',
      };
    case 'what': {
      const mayAsk =
        subject.kind === 'pronoun'
          ? ['this', 'that', 'these', 'those'].includes(subject.pronoun ?? '')
          : subject.word === 'పేరు';
      return mayAsk
        ? { pieces: [...before, piece('ఏమిటి', [0, 1], { wordId })], build: [BUILD.questionLast, BUILD.noIs], end: '?' }
        : null;
    }
    case 'when':
      return subject.kind === 'thing'
        ? {
            pieces: [...before, piece('ఎప్పుడు', [0, 1], { wordId })],
            build: [BUILD.questionLast, BUILD.noIs],
            end: '?',
          }
        : null;
    default:
      return null;
  }
}

function draftWho(context: Context): Draft | null {
  const second = wordAt(context, 1);
  const last = context.tokens.length;
  if (wordAt(context, 0) === 'whose') return draftWhose(context);
  const who = piece('ఎవరు', [0], { wordId: context.lexicon.idOf('who', 'ఎవరు') });
  if (isOneOf(second, 'is are')) {
    for (const subject of namedAt(context, 2, 'subject')) {
      const before = subject.render('plain');
      const isPerson =
        ['I', 'you', 'he', 'she', 'they', 'we'].includes(subject.pronoun ?? '') ||
        (subject.kind !== 'pronoun' && subject.kind !== 'thing' && subject.kind !== 'animal');
      if (subject.next === last && before && isPerson)
        return { pieces: [...before, { ...who, at: [0, 1] }], build: [BUILD.questionLast, BUILD.noIs], end: '?' };
    }
  }
  // "Who is crying?" names nobody; Telugu uses the plural verb.
  const somebody: Named = { ...pronounNamed('who', 0), render: () => [] };
  const clause = { ...STATED, subject: somebody, questionWord: who };
  if (second === 'is')
    return draftAction(context, { ...clause, verbFrom: 2, helpers: [1], forms: ['ing'], tense: 'now' });
  return (
    draftAction(context, { ...clause, verbFrom: 1, helpers: [], forms: ['s'], tense: 'always' }) ??
    draftAction(context, { ...clause, verbFrom: 1, helpers: [], forms: ['past'], tense: 'past' })
  );
}

/** "What is in the bag?", "Who is at the door?" */
function draftWhatIsThere(context: Context): Draft | null {
  const first = wordAt(context, 0);
  if (!isOneOf(first, 'what who') || wordAt(context, 1) !== 'is' || context.tokens.length < 4) return null;
  const where = placesToEnd(context, 2);
  if (!where || where.length === 0) return null;
  const last = first === 'what' ? [piece('ఏముంది', [0, 1])] : [piece('ఎవరు', [0]), piece(isThere('they'), [1])];
  return { pieces: [...where, ...last], build: [BUILD.questionLast], end: '?' };
}

/** "Whose book is this?", "Whose is this?" */
function draftWhose(context: Context): Draft | null {
  const last = context.tokens.length;
  const pointers = { this: 'this', that: 'that', these: 'these', those: 'those' } as const;
  const pointer = wordAt(context, last - 1);
  if (!Object.hasOwn(pointers, pointer)) return null;
  const name = pointers[pointer as keyof typeof pointers];
  const before = pronounNamed(name, last - 1).render('plain') ?? [];
  const isMany = name === 'these' || name === 'those';
  if (last === 3 && isOneOf(wordAt(context, 1), 'is are')) {
    return {
      pieces: [...before, piece(isMany ? 'ఎవరివి' : 'ఎవరిది', [0, 1])],
      build: [BUILD.questionLast, BUILD.noIs],
      end: '?',
    };
  }
  for (const named of namedAt(context, 1, 'object')) {
    const pieces = named.render('plain');
    if (!pieces || named.next !== last - 2 || named.kind !== 'thing' || (named.number === 'many') !== isMany) continue;
    return { pieces: [...before, piece('ఎవరి', [0]), ...pieces], build: [BUILD.noIs], end: '?' };
  }
  return null;
}

/** "How many books?", "How many birds are there in the tree?", "How many pens do you have?" */
function draftHowMany(context: Context): Draft | null {
  for (const named of namedAt(context, 2, 'object')) {
    const plain = named.render('plain');
    if (
      !plain ||
      named.number !== 'many' ||
      named.kind === 'pronoun' ||
      named.isCounted === true ||
      named.isJoined === true
    )
      continue;
    const isPeople = named.person === 'they';
    const counted = isPeople ? 'ఎంతమంది' : 'ఎన్ని';
    const pieces = [piece(counted, [0, 1], isPeople ? { why: whyCountsPeople(counted) } : {}), ...plain];
    const { next } = named;
    if (next === context.tokens.length) return { pieces, build: [BUILD.noIs], end: '?' };
    if (wordAt(context, next) === 'are' && named.person !== null) {
      const there = wordAt(context, next + 1) === 'there' ? 1 : 0;
      const rest = placesToEnd(context, next + 1 + there);
      if (rest === null) continue;
      return {
        pieces: [...rest, ...pieces, piece(isThere(named.person), span(next, next + 1 + there))],
        build: [BUILD.questionWord],
        end: '?',
      };
    }
    if (wordAt(context, next) !== 'do' && wordAt(context, next) !== 'does') continue;
    for (const subject of namedAt(context, next + 1, 'subject')) {
      if (wordAt(context, subject.next) !== 'have' || subject.next + 1 !== context.tokens.length) continue;
      const draft = draftHaving(
        { ...STATED, context, subject, places: [next, subject.next], from: context.tokens.length },
        { named, pieces },
      );
      if (draft) return { ...draft, end: '?' };
    }
  }
  return null;
}
