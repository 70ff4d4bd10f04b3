import { isHuman } from '../grammar/nounKinds';
import type { VerbMatch } from './lexicon';
import { type Context, type Named, wordAt } from './named';
import { namedAt } from './nounPhrase';
import { BESIDE, PLACES, RIDDEN_IN, RIDDEN_ON } from './nounUses';
import { type Piece, piece, span } from './piece';
import { WHY, whyBehind } from './why';
import { MANNERS, PLACE_WORDS, POSTPOSITIONS, TIMES, type TimeWord } from './wordLists';

/** The complements of a verb, sorted by their place in a Telugu sentence. */
export type Complements = {
  readonly times: readonly { readonly piece: Piece; readonly when: TimeWord['when'] }[];
  readonly places: readonly Piece[];
  readonly recipient: Named | null;
  readonly object: Named | null;
  readonly manners: readonly Piece[];
  readonly also: Piece | null;
};

const NO_COMPLEMENTS: Complements = {
  times: [],
  places: [],
  recipient: null,
  object: null,
  manners: [],
  also: null,
};

const startsWith = (context: Context, at: number, text: string) =>
  text.split(' ').every((word, offset) => wordAt(context, at + offset) === word);

export function timeAt(
  context: Context,
  at: number,
): { readonly piece: Piece; readonly when: TimeWord['when']; readonly next: number } | null {
  const time = TIMES.find(({ english }) => startsWith(context, at, english));
  if (!time) return null;
  const next = at + time.english.split(' ').length;
  const wordId = context.lexicon.idOf(time.english.replace(/^(?:in the|at|on) /u, ''), time.telugu);
  return { piece: piece(time.telugu, span(at, next), { wordId }), when: time.when, next };
}

type Placed = { readonly pieces: readonly Piece[]; readonly next: number };

const isPerson = ({ kind, pronoun }: Named) =>
  kind === 'pronoun' ? !['this', 'that', 'these', 'those'].includes(pronoun ?? '') : isHuman(kind);

/** A noun followed by its postposition: బల్ల మీద. */
function withPostposition(named: Named, postposition: string, at: readonly number[]): Piece[] | null {
  const pieces = named.render('of');
  return pieces && [...pieces, piece(postposition, at, { why: whyBehind(postposition) })];
}

function inflectedWith(named: Named, form: 'in' | 'to' | 'with', at: number): Piece[] | null {
  const pieces = named.render(form);
  const last = pieces?.at(-1);
  return pieces && last ? [...pieces.slice(0, -1), { ...last, at: [at, ...last.at] }] : null;
}

const GOING_VERBS = ['go', 'come', 'return'];
const GOING_PREPOSITIONS = ['to', 'with', 'from', 'by', 'for', 'into'];

function renderPlace(preposition: string, named: Named, at: readonly number[], verb: VerbMatch | null): Piece[] | null {
  const [first = 0] = at;
  const { word } = named;
  // A destination takes -కి, so "go in the house" is refused; "go in the bus" or "in the rain" is not a destination.
  if (GOING_VERBS.includes(verb?.base ?? '') && !GOING_PREPOSITIONS.includes(preposition)) {
    if (preposition === 'near') return withPostposition(named, 'దగ్గరికి', at);
    const isRidden = RIDDEN_IN.has(word) || RIDDEN_ON.has(word) || ['వాన', 'ఎండ'].includes(word);
    if (!isRidden || !['in', 'on'].includes(preposition)) return null;
  }
  switch (preposition) {
    case 'into': {
      const inside =
        isPerson(named) || named.kind === 'animal' || word === 'చెట్టు' ? null : inflectedWith(named, 'in', first);
      const last = inside?.at(-1);
      return inside && last ? [...inside.slice(0, -1), { ...last, telugu: `${last.telugu}కి` }] : null;
    }
    case 'in':
      if (isPerson(named) || named.kind === 'animal') return null;
      if (TIMES_OF_DAY.includes(word)) return null;
      return ['చెట్టు', 'మంచం'].includes(word) ? withPostposition(named, 'మీద', at) : inflectedWith(named, 'in', first);
    case 'on':
      if (isPerson(named)) return null;
      return RIDDEN_IN.has(word) ? inflectedWith(named, 'in', first) : withPostposition(named, 'మీద', at);
    case 'at':
      if (BESIDE.has(word)) return withPostposition(named, 'దగ్గర', at);
      return PLACES.has(word) ? inflectedWith(named, 'in', first) : null;
    case 'by':
      if (named.hasArticle === true) return null;
      if (RIDDEN_IN.has(word)) return inflectedWith(named, 'in', first);
      return RIDDEN_ON.has(word) ? withPostposition(named, 'మీద', at) : null;
    case 'to':
      if (verb?.base === 'speak' || verb?.base === 'talk')
        return isPerson(named) ? inflectedWith(named, 'with', first) : null;
      if (verb?.frame.goesSomewhere !== true) return null;
      if (PLACES.has(word)) return inflectedWith(named, 'to', first);
      return isPerson(named) ? withPostposition(named, 'దగ్గరికి', at) : null;
    case 'with':
      return inflectedWith(named, 'with', first);
    case 'for':
      return isPerson(named) || named.kind === 'animal' ? withPostposition(named, 'కోసం', at) : null;
    case 'from':
      return isPerson(named) || named.kind === 'animal' ? null : withPostposition(named, 'నుంచి', at);
    case 'about':
      return ['think', 'speak', 'talk', 'tell', 'read', 'learn'].includes(verb?.base ?? '')
        ? withPostposition(named, 'గురించి', at)
        : null;
    default: {
      const postposition = POSTPOSITIONS[preposition];
      return postposition === undefined ? null : withPostposition(named, postposition, at);
    }
  }
}

const PREPOSITIONS = [
  'in front of',
  'next to',
  'in',
  'into',
  'on',
  'at',
  'by',
  'to',
  'with',
  'for',
  'from',
  'about',
  'under',
  'below',
  'near',
  'behind',
  'beside',
];

/** The places that start at this position, longest first: "in the house", "here", "home". */
export function placesAt(context: Context, at: number, verb: VerbMatch | null): Placed[] {
  const goes = verb?.frame.goesSomewhere === true;
  const word = wordAt(context, at);
  const found: Placed[] = PREPOSITIONS.filter((preposition) => startsWith(context, at, preposition)).flatMap(
    (preposition) => {
      const from = at + preposition.split(' ').length;
      return namedAt(context, from, 'object').flatMap((named): Placed[] => {
        const pieces = renderPlace(preposition, named, span(at, from), verb);
        return pieces ? [{ pieces, next: named.next }] : [];
      });
    },
  );
  if (word === 'home' && goes) {
    found.push({ pieces: [piece('ఇంటికి', [at], { wordId: context.lexicon.nouns.get('home')?.wordId })], next: at + 1 });
  }
  const placeWord = Object.hasOwn(PLACE_WORDS, word) ? PLACE_WORDS[word] : undefined;
  if (placeWord) {
    const [there, thereTo] = placeWord;
    // Without a noun, "in" and "out" are directions: "come in".
    if (goes || (word !== 'in' && word !== 'out')) {
      const telugu = goes ? thereTo : there;
      found.push({ pieces: [piece(telugu, [at], { wordId: context.lexicon.idOf(word, telugu) })], next: at + 1 });
    }
  }
  return found.sort((one, other) => other.next - one.next);
}

/** Times of day take no -లో: "in the night" is just రాత్రి. */
const TIMES_OF_DAY = ['రాత్రి', 'ఉదయం', 'సాయంత్రం', 'మధ్యాహ్నం', 'రోజు', 'పగలు', 'ఈ రోజు', 'రేపు', 'నిన్న'];

/** Prepositions that belong to the English verb and are not translated: "listen to". */
const VERB_PREPOSITIONS: Readonly<Record<string, string>> = { listen: 'to', look: 'at', search: 'for' };
const LANGUAGES = ['తెలుగు', 'ఇంగ్లీషు', 'భాష', 'హిందీ'];

function mayBeObject(verb: VerbMatch, named: Named): boolean {
  if (named.isJoined === true && named.render('plain') === null) return false;
  // The form depends on the gender: స్నేహితుడిని or స్నేహితురాలిని?
  if (named.isBoyOrGirl === true) return false;
  if (verb.base === 'speak' || verb.base === 'talk') return LANGUAGES.includes(named.word);
  if (verb.base === 'play') return true;
  return verb.frame.takesObject;
}

/** Reads the rest of the words as complements of this verb; empty if they do not fit. */
export function complementsFrom(
  context: Context,
  at: number,
  verb: VerbMatch,
  soFar: Complements = NO_COMPLEMENTS,
): Complements[] {
  if (at === context.tokens.length) return [soFar];
  const word = wordAt(context, at);
  const next = (more: Partial<Complements>, to: number) => complementsFrom(context, to, verb, { ...soFar, ...more });

  const time = timeAt(context, at);
  if (time && soFar.times.length < 2) {
    const { next: to, ...rest } = time;
    const read = next({ times: [...soFar.times, rest] }, to);
    if (read.length > 0) return read;
  }
  if ((word === 'too' || word === 'also') && soFar.also === null) {
    return next({ also: piece('కూడా', [at], { why: WHY.also, wordId: context.lexicon.idOf('also', 'కూడా') }) }, at + 1);
  }
  if (Object.hasOwn(MANNERS, word) && soFar.manners.length === 0) {
    const telugu = MANNERS[word] ?? '';
    const read = next({ manners: [piece(telugu, [at], { wordId: context.lexicon.idOf(word, telugu) })] }, at + 1);
    if (read.length > 0) return read;
  }
  const skip = VERB_PREPOSITIONS[verb.base] === word && soFar.object === null ? 1 : 0;
  if (skip === 0) {
    for (const { pieces, next: to } of placesAt(context, at, verb)) {
      // Telugu names the companion before the destination.
      const read = next({ places: word === 'with' ? [...pieces, ...soFar.places] : [...soFar.places, ...pieces] }, to);
      if (read.length > 0) return read;
    }
    // "Give milk to the cat": the recipient follows the object.
    if (word === 'to' && verb.frame.takesRecipient === true && soFar.recipient === null && soFar.object !== null) {
      return namedAt(context, at + 1, 'object').flatMap((named) =>
        named.kind === 'thing' ? [] : next({ recipient: named }, named.next),
      );
    }
  }
  if (soFar.object !== null || (['listen', 'look', 'search'].includes(verb.base) && skip === 0)) return [];
  return namedAt(context, at + skip, 'object').flatMap((named) => {
    const canReceive =
      verb.frame.takesRecipient === true && soFar.recipient === null && (isPerson(named) || named.kind === 'animal');
    if (canReceive) return next({ recipient: named }, named.next);
    return mayBeObject(verb, named) ? next({ object: named }, named.next) : [];
  });
}
