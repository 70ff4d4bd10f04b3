import type { Bilingual } from '../bilingual';
import { countOfPeople, countOfThings, MAX_COUNT } from '../grammar/counting';
import { lengthened, withObject, withTo } from '../grammar/ends';
import { type Case, type GrammaticalNumber, nounForm, nounOf } from '../grammar/noun';
import { isHuman, type NounKind, personOf } from '../grammar/nounKinds';
import type { AdjectiveEntry, NounEntry } from './lexicon';
import { type Context, longestIn, type Named, pronounNamed, wordAt } from './named';
import { GENDERED, possessive, startsAt } from './nounStart';
import { MASS } from './nounUses';
import { type Piece, piece, span } from './piece';
import { suitedTo } from './suits';
import { WHY, whyCase, whyCountsPeople, whyDescribes, whyMany } from './why';
import { NAMES, OBJECTS, readNumber, SUBJECTS } from './wordLists';

const NOT_LITERAL = new Set(
  'hot dog|hot dogs|green tea|black tea|black board|white board|white house|high school|cold drink|cold drinks|soft drink|new year|dry fruit|green house|full moon|new moon|good morning|good night|good evening|good afternoon'.split(
    '|',
  ),
);

type Described = { readonly pieces: readonly Piece[]; readonly at: number };

/** The adjectives at this position: "very big", "big red". */
function adjectivesAt(context: Context, at: number): Described[] {
  const very = wordAt(context, at) === 'very' ? 1 : 0;
  const found = longestIn(context, context.lexicon.adjectives, at + very);
  if (!found) return very === 1 ? [] : [{ pieces: [], at }];
  // A hot dog is not a dog.
  if (NOT_LITERAL.has(`${found.text} ${wordAt(context, found.next)}`)) return [];
  const { adjective, wordId }: AdjectiveEntry = found.value;
  const own: Piece[] = [
    ...(very === 1 ? [piece('చాలా', [at])] : []),
    piece(adjective.before, span(at + very, found.next), {
      wordId,
      why: whyDescribes(adjective.before, nameOf(context, found.text)),
    }),
  ];
  const more = adjectivesAt(context, found.next).map((rest) => ({ at: rest.at, pieces: own.concat(rest.pieces) }));
  // The adjective may be part of the noun ("an orange", "little sister"), so that reading comes first.
  return [...(very === 0 ? [{ pieces: [], at }] : []), ...more];
}

const nameOf = ({ lexicon }: Context, english: string) => lexicon.known.get(english)?.telugu ?? '';

function countedPiece(value: number, places: readonly number[], kind: NounKind): Piece | null {
  if (value < 1 || value > MAX_COUNT) return null;
  if (!isHuman(kind)) {
    const telugu = countOfThings(value);
    return telugu === null ? null : piece(telugu, places);
  }
  const telugu = countOfPeople(value);
  return telugu === null ? null : piece(telugu, places, value > 1 ? { why: whyCountsPeople(telugu) } : {});
}

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

function nounPhrasesAt(context: Context, at: number): Named[] {
  return startsAt(context, at).flatMap((start) => {
    const some = ['some', 'many'].includes(wordAt(context, start.at)) ? 1 : 0;
    const counted = some === 0 ? readNumber(context.tokens.slice(start.at).map(({ word }) => word)) : null;
    const afterCount = start.at + (counted?.length ?? 0) + some;
    return adjectivesAt(context, afterCount).flatMap((described): Named[] => {
      const found = longestIn(context, context.lexicon.nouns, described.at);
      if (!found) return [];
      const { value: entry, next } = found;
      const isEither = entry.number === 'one' && ['fish', 'sheep', 'deer'].includes(found.text);
      // "Fish" without "a" or "my" means fish in general, which is plural.
      const isBare = start.hasArticle !== true && start.owner === undefined && start.pieces.length === 0 && !counted;
      const wantsMany = start.isMany === true || (counted?.value ?? 1) > 1 || (isEither && (some === 1 || isBare));
      if (start.isOne === true && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      if (start.isMany === false && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      if (start.isMany === true && entry.number === 'one' && !isEither) return [];
      if (counted && counted.value > 1 && entry.number === 'one' && !isEither) return [];
      // "One books" is not English.
      if (counted?.value === 1 && entry.number === 'many' && !entry.noun.isAlwaysMany) return [];
      const number: GrammaticalNumber = wantsMany ? 'many' : entry.number;
      const count = counted ? countedPiece(counted.value, span(start.at, afterCount), entry.kind) : null;
      if (counted && count === null) return [];
      const someOf = wordAt(context, start.at);
      // "Some rice" and "some books" are English, "many milk" is not.
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

function properNamesAt(context: Context, at: number): Named[] {
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

/** One noun phrase, pronoun or name, without "and". */
function singlesAt(context: Context, at: number, role: 'subject' | 'object'): Named[] {
  const word = wordAt(context, at);
  const table = role === 'subject' ? SUBJECTS : OBJECTS;
  const pronoun = Object.hasOwn(table, word) ? table[word] : undefined;
  const phrases = [...nounPhrasesAt(context, at), ...properNamesAt(context, at)];
  // "Her" is a possessive before a noun, and an object without one.
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

/** Every noun phrase, pronoun or name at this position, longest first. */
export function namedAt(context: Context, at: number, role: 'subject' | 'object' = 'subject'): Named[] {
  const singles = singlesAt(context, at, role);
  const joined = singles.flatMap((one) => {
    if (wordAt(context, one.next) !== 'and') return [];
    return singlesAt(context, one.next + 1, role).flatMap((other) => joinedWith(one, other) ?? []);
  });
  return [...joined, ...singles].sort((one, other) => other.next - one.next);
}
