import type { Bilingual } from '../bilingual';
import { countOfPeople, countOfThings, LARGEST_COUNT } from '../grammar/counting';
import { lengthened, withObject, withTo } from '../grammar/ends';
import { type Case, type GrammaticalNumber, nounForm, nounOf } from '../grammar/noun';
import { isHuman, type NounKind, personOf } from '../grammar/nounKinds';
import type { Person } from '../grammar/person';
import { PRONOUNS, type PronounName } from '../grammar/pronouns';
import type { AdjectiveEntry, Lexicon, NounEntry } from './lexicon';
import { FAMILY, MASS, SHARED } from './nounUses';
import { type Piece, piece, span } from './piece';
import { suitedTo } from './suits';
import type { Token } from './tokens';
import {
  WHY,
  whyCase,
  whyCountsPeople,
  whyDescribes,
  whyMany,
  whyPronoun,
  whyShared,
  whySharedTheir,
  whySharedYour,
} from './why';
import { NAMES, OBJECTS, POSSESSIVES, readNumber, SUBJECTS } from './wordLists';

export type Context = { readonly tokens: readonly Token[]; readonly lexicon: Lexicon };

/** Something that is named: "my two cats", "she", "Ravi", "cats and dogs". */
export type Named = {
  readonly render: (form: Case) => Piece[] | null;
  /** Null where Telugu would have to know whether it is a man or a woman, and the English does not say. */
  readonly person: Person | null;
  readonly kind: NounKind | 'pronoun';
  readonly number: GrammaticalNumber;
  /** The Telugu word of the bank, for what is said of some things only. */
  readonly word: string;
  readonly pronoun?: PronounName;
  readonly hasArticle?: boolean;
  readonly hasAdjective?: boolean;
  /** "Fish" may be one or many. */
  readonly isEither?: boolean;
  /** "My", "your" … before it. */
  readonly owner?: PronounName;
  readonly isCounted?: boolean;
  /** Nothing before it: sugar, mangoes, all there are. */
  readonly isGeneral?: boolean;
  /** The Telugu word is of a boy or of a girl, and the English does not say which: it stands alone only. */
  readonly isBoyOrGirl?: boolean;
  /** Two names joined with "and": they take no endings. */
  readonly isJoined?: boolean;
  readonly from: number;
  readonly next: number;
};

export const wordAt = ({ tokens }: Context, at: number): string => tokens[at]?.word ?? '';
export const isOneOf = (word: string, words: string): boolean => words.split(' ').includes(word);
const LONGEST_PHRASE = 4;

/** The longest phrase from here on that a map knows. */
export function longestIn<T>(
  context: Context,
  map: ReadonlyMap<string, T>,
  at: number,
): { readonly value: T; readonly next: number; readonly text: string } | null {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const words = context.tokens.slice(at, at + length);
    if (words.length < length) continue;
    const text = words.map(({ word }) => word).join(' ');
    const value = map.get(text);
    if (value !== undefined) return { value, next: at + length, text };
  }
  return null;
}

export function pronounNamed(name: PronounName, at: number): Named {
  const { plain, of, object, to, person } = PRONOUNS[name];
  const why: Partial<Record<PronounName, Bilingual>> = { we: WHY.we, you: WHY.you, they: WHY.they, heElder: WHY.elder };
  const forms: Record<Case, string> = { plain, object, to, of, with: `${of}తో`, in: `${of}లో` };
  return {
    render: (form) => [
      piece(forms[form], [at], { why: form === 'plain' ? why[name] : whyPronoun(plain, forms[form]) }),
    ],
    person,
    kind: 'pronoun',
    number: ['we', 'allOfUs', 'they', 'those', 'these'].includes(name) ? 'many' : 'one',
    word: plain,
    pronoun: name,
    from: at,
    next: at + 1,
  };
}

/** Whose: the Telugu word and, where it is not the plain one, why. */
function possessive(owner: PronounName, word: string): { readonly telugu: string; readonly why?: Bilingual } {
  if (SHARED.has(word)) {
    if (owner === 'I') return { telugu: 'మా', why: whyShared(word) };
    if (owner === 'you') return { telugu: 'మీ', why: whySharedYour(word) };
  }
  if (FAMILY.has(word) && (owner === 'he' || owner === 'she')) return { telugu: 'వాళ్ల', why: whySharedTheir(word) };
  return { telugu: PRONOUNS[owner].of };
}

type Start = {
  readonly pieces: readonly Piece[];
  readonly at: number;
  readonly owner?: PronounName;
  readonly ownerAt?: number;
  readonly hasArticle?: boolean;
  readonly isMany?: boolean;
  /** “A” and “an” are of one. */
  readonly isOne?: boolean;
};

const DEMONSTRATIVES: Readonly<Record<string, readonly [telugu: string, isMany: boolean]>> = {
  this: ['ఈ', false],
  that: ['ఆ', false],
  these: ['ఈ', true],
  those: ['ఆ', true],
};

/** “Ravi's”, “mother's”, “younger brother's”. */
function nameOfOwner(
  context: Context,
  at: number,
): { readonly piece: Piece; readonly word: string; readonly next: number } | null {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const words = context.tokens.slice(at, at + length).map(({ word }) => word);
    const text = words.join(' ');
    if (words.length < length || !text.endsWith("'s")) continue;
    const name = text.slice(0, -2);
    const next = at + length;
    const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (known) return { piece: piece(known[0], [at]), word: known[0], next };
    const entry = context.lexicon.nouns.get(name);
    const of = entry && nounForm(entry.noun, entry.number, 'of');
    if (!entry || !of || GENDERED.includes(entry.noun.word)) continue;
    return {
      piece: piece(of, span(at, next), { wordId: entry.wordId, why: whyCase(entry.noun.word, of, 'of') }),
      word: entry.noun.word,
      next,
    };
  }
  return null;
}

/** Articles, "this", "my", and whose name: "Ravi's". */
function starts(context: Context, at: number): Start[] {
  const word = wordAt(context, at);
  if (['a', 'an', 'the'].includes(word)) {
    const its = nameOfOwner(context, at + 1);
    return its
      ? [{ pieces: [its.piece], at: its.next }]
      : [{ pieces: [], at: at + 1, hasArticle: true, isOne: word !== 'the' }];
  }
  const demonstrative = Object.hasOwn(DEMONSTRATIVES, word) ? DEMONSTRATIVES[word] : undefined;
  if (demonstrative) {
    const [telugu, isMany] = demonstrative;
    return [{ pieces: [piece(telugu, [at])], at: at + 1, isMany }];
  }
  const owner = Object.hasOwn(POSSESSIVES, word) ? POSSESSIVES[word] : undefined;
  if (owner) {
    const whose = nameOfOwner(context, at + 1);
    if (!whose) return [{ pieces: [], at: at + 1, owner, ownerAt: at }];
    // "My mother's": మా అమ్మ.
    const { telugu, why } = possessive(owner, whose.word);
    return [{ pieces: [piece(telugu, [at], { why }), whose.piece], at: whose.next }];
  }
  const whose = nameOfOwner(context, at);
  if (whose) return [{ pieces: [whose.piece], at: whose.next }];
  if (word.endsWith("'s")) return [];
  return [{ pieces: [], at }];
}

const NOT_LITERAL = new Set(
  'hot dog|hot dogs|green tea|black tea|black board|white board|white house|high school|cold drink|cold drinks|soft drink|new year|dry fruit|green house|full moon|new moon|good morning|good night|good evening|good afternoon'.split(
    '|',
  ),
);

type Described = { readonly pieces: readonly Piece[]; readonly at: number };

/** "Very big", "big red". */
function adjectives(context: Context, at: number): Described[] {
  const very = wordAt(context, at) === 'very' ? 1 : 0;
  const found = longestIn(context, context.lexicon.adjectives, at + very);
  if (!found) return very === 1 ? [] : [{ pieces: [], at }];
  // A hot dog is no dog.
  if (NOT_LITERAL.has(`${found.text} ${wordAt(context, found.next)}`)) return [];
  const { adjective, wordId }: AdjectiveEntry = found.value;
  const own: Piece[] = [
    ...(very === 1 ? [piece('చాలా', [at])] : []),
    piece(adjective.before, span(at + very, found.next), {
      wordId,
      why: whyDescribes(adjective.before, nameOf(context, found.text)),
    }),
  ];
  const more = adjectives(context, found.next).map((rest) => ({ at: rest.at, pieces: own.concat(rest.pieces) }));
  // The word may belong to the noun: an orange, a little sister. That comes first.
  return [...(very === 0 ? [{ pieces: [], at }] : []), ...more];
}

const nameOf = ({ lexicon }: Context, english: string) => lexicon.known.get(english)?.telugu ?? '';

function countedPiece(value: number, places: readonly number[], kind: NounKind): Piece | null {
  if (value < 1 || value > LARGEST_COUNT) return null;
  if (!isHuman(kind)) {
    const telugu = countOfThings(value);
    return telugu === null ? null : piece(telugu, places);
  }
  const telugu = countOfPeople(value);
  return telugu === null ? null : piece(telugu, places, value > 1 ? { why: whyCountsPeople(telugu) } : {});
}

const GENDERED = ['స్నేహితుడు', 'గాయని', 'నర్తకి'];

/** కొన్ని పూలు, but కొంతమంది పిల్లలు. */
function someOrMany(word: string, kind: NounKind, at: number): Piece {
  if (!isHuman(kind)) return piece(word === 'many' ? 'చాలా' : 'కొన్ని', [at]);
  const telugu = word === 'many' ? 'చాలామంది' : 'కొంతమంది';
  return piece(telugu, [at], { why: whyCountsPeople(telugu) });
}

function nounNamed(
  entry: NounEntry,
  number: GrammaticalNumber,
  before: readonly Piece[],
  places: readonly number[],
  note?: Bilingual,
): Pick<Named, 'render' | 'person' | 'kind' | 'number' | 'word'> | null {
  const { noun, kind, wordId } = entry;
  const plain = nounForm(noun, number, 'plain');
  if (plain === null) return null;
  const isMany = number === 'many' && !noun.isAlwaysMany;
  return {
    render: (form) => {
      const telugu = nounForm(noun, number, form);
      if (telugu === null) return null;
      const why = whyCase(plain, telugu, form) ?? (isMany ? whyMany(noun.word, plain) : note);
      return [...before, piece(telugu, places, { wordId, why })];
    },
    person: personOf(noun, kind, number),
    kind,
    number,
    word: noun.word,
  };
}

function nounPhrases(context: Context, at: number): Named[] {
  return starts(context, at).flatMap((start) => {
    const some = ['some', 'many'].includes(wordAt(context, start.at)) ? 1 : 0;
    const counted = some === 0 ? readNumber(context.tokens.slice(start.at).map(({ word }) => word)) : null;
    const afterCount = start.at + (counted?.length ?? 0) + some;
    return adjectives(context, afterCount).flatMap((described): Named[] => {
      const found = longestIn(context, context.lexicon.nouns, described.at);
      if (!found) return [];
      const { value: entry, next } = found;
      const isEither = entry.number === 'one' && ['fish', 'sheep', 'deer'].includes(found.text);
      // "Fish" without "a" or "my": fish in general, many.
      const isBare = start.hasArticle !== true && start.owner === undefined && start.pieces.length === 0 && !counted;
      const wantsMany = start.isMany === true || (counted?.value ?? 1) > 1 || (isEither && (some === 1 || isBare));
      if (start.isOne === true && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      if (start.isMany === false && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      if (start.isMany === true && entry.number === 'one' && !isEither) return [];
      if (counted && counted.value > 1 && entry.number === 'one' && !isEither) return [];
      // "A books", "one books".
      if (counted?.value === 1 && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      const number: GrammaticalNumber = wantsMany ? 'many' : entry.number;
      const count = counted ? countedPiece(counted.value, span(start.at, afterCount), entry.kind) : null;
      if (counted && count === null) return [];
      const someOf = wordAt(context, start.at);
      // A little rice; some books; but not “many milk”.
      const isMass = MASS.has(entry.noun.word);
      if (some === 1 && (isMass ? someOf === 'many' : number === 'one')) return [];
      const suited = suitedTo(entry.kind, entry.noun.word, described.pieces);
      if (!suited) return [];
      const whose = start.owner === undefined ? null : possessive(start.owner, entry.noun.word);
      const before = [
        ...start.pieces,
        ...(whose && start.ownerAt !== undefined ? [piece(whose.telugu, [start.ownerAt], { why: whose.why })] : []),
        ...(count ? [count] : []),
        ...(some === 1 ? [isMass ? piece('కొంచెం', [start.at]) : someOrMany(someOf, entry.kind, start.at)] : []),
        ...suited,
      ];
      const isBoyOrGirl = number === 'one' && GENDERED.includes(entry.noun.word);
      const note = entry.noun.word === 'స్నేహితుడు' && number === 'one' ? WHY.friend : undefined;
      const named = nounNamed(entry, number, before, span(described.at, next), note);
      if (!named) return [];
      return [
        {
          ...named,
          person: isBoyOrGirl ? null : named.person,
          isBoyOrGirl,
          render: (form) => (isBoyOrGirl && form !== 'plain' ? null : named.render(form)),
          from: at,
          next,
          isEither: isEither && start.hasArticle === true && start.isOne !== true && !counted,
          isGeneral: isBare && some === 0 && !isHuman(entry.kind),
          isCounted: count !== null || some === 1,
          hasAdjective: described.pieces.length > 0,
          ...(start.hasArticle === undefined ? {} : { hasArticle: true }),
          ...(start.owner === undefined ? {} : { owner: start.owner }),
        },
      ];
    });
  });
}

function properName(context: Context, at: number): Named[] {
  const word = wordAt(context, at);
  const known = Object.hasOwn(NAMES, word) ? NAMES[word] : undefined;
  if (!known) return [];
  const [telugu, kind] = known;
  const noun = nounOf(telugu);
  if (!noun) return [];
  const forms: Record<Case, string> = {
    plain: telugu,
    of: telugu,
    object: withObject(telugu),
    to: withTo(telugu),
    with: nounForm(noun, 'one', 'with') ?? '',
    in: '',
  };
  return [
    {
      render: (form) =>
        forms[form] === '' ? null : [piece(forms[form], [at], { why: whyCase(telugu, forms[form], form) })],
      person: kind === 'man' ? 'he' : 'she or it',
      kind,
      number: 'one',
      word: telugu,
      from: at,
      next: at + 1,
    },
  ];
}

/** One name, without "and". */
function single(context: Context, at: number, role: 'subject' | 'object'): Named[] {
  const word = wordAt(context, at);
  const table = role === 'subject' ? SUBJECTS : OBJECTS;
  const pronoun = Object.hasOwn(table, word) ? table[word] : undefined;
  const phrases = [...nounPhrases(context, at), ...properName(context, at)];
  // "Her" before a noun is whose; alone it is whom.
  if (pronoun) return [...phrases, pronounNamed(pronoun, at)];
  const pointing = { this: 'this', that: 'that', these: 'these', those: 'those' } as const;
  if (Object.hasOwn(pointing, word)) phrases.push(pronounNamed(pointing[word as keyof typeof pointing], at));
  return phrases;
}

function withLongEnd(pieces: Piece[] | null): Piece[] | null {
  const last = pieces?.at(-1);
  const telugu = last && lengthened(last.telugu);
  return pieces && last && telugu ? [...pieces.slice(0, -1), { ...last, telugu, why: WHY.and }] : null;
}

function joinedWith(one: Named, other: Named): Named | null {
  if (one.kind === 'pronoun' || other.kind === 'pronoun' || one.isBoyOrGirl === true || other.isBoyOrGirl === true)
    return null;
  const areHuman = [one.kind, other.kind].map((kind) => isHuman(kind));
  if (areHuman[0] !== areHuman[1]) return null;
  return {
    render: (form) => {
      if (form !== 'plain') return null;
      const first = withLongEnd(one.render('plain'));
      const second = withLongEnd(other.render('plain'));
      return first && second ? [...first, ...second] : null;
    },
    person: areHuman[0] === true ? 'they' : 'things',
    kind: one.kind,
    number: 'many',
    word: '',
    isJoined: true,
    from: one.from,
    next: other.next,
  };
}

/** Everything that may be named from here on, the longest first. */
export function namedAt(context: Context, at: number, role: 'subject' | 'object' = 'subject'): Named[] {
  const singles = single(context, at, role);
  const joined = singles.flatMap((one) => {
    if (wordAt(context, one.next) !== 'and') return [];
    return single(context, one.next + 1, role).flatMap((other) => joinedWith(one, other) ?? []);
  });
  return [...joined, ...singles].sort((one, other) => other.next - one.next);
}
