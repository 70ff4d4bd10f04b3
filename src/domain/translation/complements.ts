import { isHuman } from '../grammar/nounKinds';
import type { VerbMatch } from './lexicon';
import { type Context, type Named, wordAt } from './named';
import { namedAt } from './nounPhrase';
import { BESIDE, PLACES, RIDDEN_IN, RIDDEN_ON } from './nounUses';
import { type Piece, piece, span } from './piece';
import { WHY, whyBehind } from './why';
import { MANNERS, PLACE_WORDS, POSTPOSITIONS, TIMES, type TimeWord } from './wordLists';

/** What stands beside the verb, sorted by its place in a Telugu sentence. */
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

/** A word and what stands behind it: బల్ల మీద. */
function behind(named: Named, postposition: string, at: readonly number[]): Piece[] | null {
  const pieces = named.render('of');
  return pieces && [...pieces, piece(postposition, at, { why: whyBehind(postposition) })];
}

function inflectedWith(named: Named, form: 'in' | 'to' | 'with', at: number): Piece[] | null {
  const pieces = named.render(form);
  const last = pieces?.at(-1);
  return pieces && last ? [...pieces.slice(0, -1), { ...last, at: [at, ...last.at] }] : null;
}

const GOES = ['go', 'come', 'return'];
const GOING_WITH = ['to', 'with', 'from', 'by', 'for', 'into'];

function placed(preposition: string, named: Named, at: readonly number[], verb: VerbMatch | null): Piece[] | null {
  const [first = 0] = at;
  const { word } = named;
  // Where one goes is said with -కి, whatever English has before it.
  if (GOES.includes(verb?.base ?? '') && !GOING_WITH.includes(preposition)) {
    if (preposition === 'near') return behind(named, 'దగ్గరికి', at);
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
      return ['చెట్టు', 'మంచం'].includes(word) ? behind(named, 'మీద', at) : inflectedWith(named, 'in', first);
    case 'on':
      if (isPerson(named)) return null;
      return RIDDEN_IN.has(word) ? inflectedWith(named, 'in', first) : behind(named, 'మీద', at);
    case 'at':
      if (BESIDE.has(word)) return behind(named, 'దగ్గర', at);
      return PLACES.has(word) ? inflectedWith(named, 'in', first) : null;
    case 'by':
      if (named.hasArticle === true) return null;
      if (RIDDEN_IN.has(word)) return inflectedWith(named, 'in', first);
      return RIDDEN_ON.has(word) ? behind(named, 'మీద', at) : null;
    case 'to':
      if (verb?.base === 'speak' || verb?.base === 'talk')
        return isPerson(named) ? inflectedWith(named, 'with', first) : null;
      if (verb?.frame.goesSomewhere !== true) return null;
      if (PLACES.has(word)) return inflectedWith(named, 'to', first);
      return isPerson(named) ? behind(named, 'దగ్గరికి', at) : null;
    case 'with':
      return inflectedWith(named, 'with', first);
    case 'for':
      return isPerson(named) || named.kind === 'animal' ? behind(named, 'కోసం', at) : null;
    case 'from':
      return isPerson(named) || named.kind === 'animal' ? null : behind(named, 'నుంచి', at);
    case 'about':
      return ['think', 'speak', 'talk', 'tell', 'read', 'learn'].includes(verb?.base ?? '')
        ? behind(named, 'గురించి', at)
        : null;
    default: {
      const postposition = POSTPOSITIONS[preposition];
      return postposition === undefined ? null : behind(named, postposition, at);
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

/** "In the house", "here", "home". */
export function placesAt(context: Context, at: number, verb: VerbMatch | null): Placed[] {
  const goes = verb?.frame.goesSomewhere === true;
  const word = wordAt(context, at);
  const found: Placed[] = PREPOSITIONS.filter((preposition) => startsWith(context, at, preposition)).flatMap(
    (preposition) => {
      const from = at + preposition.split(' ').length;
      return namedAt(context, from, 'object').flatMap((named): Placed[] => {
        const pieces = placed(preposition, named, span(at, from), verb);
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
    // "In" and "out" alone are where to: "come in".
    if (goes || (word !== 'in' && word !== 'out')) {
      const telugu = goes ? thereTo : there;
      found.push({ pieces: [piece(telugu, [at], { wordId: context.lexicon.idOf(word, telugu) })], next: at + 1 });
    }
  }
  return found.sort((one, other) => other.next - one.next);
}

/** “In the night” is simply రాత్రి. */
const TIMES_OF_DAY = ['రాత్రి', 'ఉదయం', 'సాయంత్రం', 'మధ్యాహ్నం', 'రోజు', 'పగలు', 'ఈ రోజు', 'రేపు', 'నిన్న'];

const SKIPPED: Readonly<Record<string, string>> = { listen: 'to', look: 'at', search: 'for' };
const LANGUAGES = ['తెలుగు', 'ఇంగ్లీషు', 'భాష', 'హిందీ'];

function mayBeObject(verb: VerbMatch, named: Named): boolean {
  if (named.isJoined === true && named.render('plain') === null) return false;
  // A friend is a boy or a girl: స్నేహితుడిని or స్నేహితురాలిని?
  if (named.isBoyOrGirl === true) return false;
  if (verb.base === 'speak' || verb.base === 'talk') return LANGUAGES.includes(named.word);
  if (verb.base === 'play') return true;
  return verb.frame.takesObject;
}

/** Every way to read the words from here to the end as what stands beside this verb. */
export function complementsFrom(
  context: Context,
  at: number,
  verb: VerbMatch,
  so: Complements = NO_COMPLEMENTS,
): Complements[] {
  if (at === context.tokens.length) return [so];
  const word = wordAt(context, at);
  const next = (more: Partial<Complements>, to: number) => complementsFrom(context, to, verb, { ...so, ...more });

  const time = timeAt(context, at);
  if (time && so.times.length < 2) {
    const { next: to, ...rest } = time;
    const read = next({ times: [...so.times, rest] }, to);
    if (read.length > 0) return read;
  }
  if ((word === 'too' || word === 'also') && so.also === null) {
    return next({ also: piece('కూడా', [at], { why: WHY.also, wordId: context.lexicon.idOf('also', 'కూడా') }) }, at + 1);
  }
  if (Object.hasOwn(MANNERS, word) && so.manners.length === 0) {
    const telugu = MANNERS[word] ?? '';
    const read = next({ manners: [piece(telugu, [at], { wordId: context.lexicon.idOf(word, telugu) })] }, at + 1);
    if (read.length > 0) return read;
  }
  const skip = SKIPPED[verb.base] === word && so.object === null ? 1 : 0;
  if (skip === 0) {
    for (const { pieces, next: to } of placesAt(context, at, verb)) {
      // With whom is said before where to.
      const read = next({ places: word === 'with' ? [...pieces, ...so.places] : [...so.places, ...pieces] }, to);
      if (read.length > 0) return read;
    }
    // "Give milk to the cat".
    if (word === 'to' && verb.frame.takesRecipient === true && so.recipient === null && so.object !== null) {
      return namedAt(context, at + 1, 'object').flatMap((named) =>
        named.kind === 'thing' ? [] : next({ recipient: named }, named.next),
      );
    }
  }
  if (so.object !== null || (['listen', 'look', 'search'].includes(verb.base) && skip === 0)) return [];
  return namedAt(context, at + skip, 'object').flatMap((named) => {
    const canReceive =
      verb.frame.takesRecipient === true && so.recipient === null && (isPerson(named) || named.kind === 'animal');
    if (canReceive) return next({ recipient: named }, named.next);
    return mayBeObject(verb, named) ? next({ object: named }, named.next) : [];
  });
}
