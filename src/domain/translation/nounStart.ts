import type { Bilingual } from '../bilingual';
import { nounForm } from '../grammar/noun';
import { type PronounName, PRONOUNS } from '../grammar/pronouns';
import { type Context, MAX_PHRASE_LENGTH, wordAt } from './named';
import { FAMILY, SHARED } from './nounUses';
import { type Piece, piece, span } from './piece';
import { whyCase, whyShared, whySharedTheir, whySharedYour } from './why';
import { NAMES, POSSESSIVES } from './wordLists';

/** Telugu words with a gender that the English does not give. */
export const GENDERED = ['స్నేహితుడు', 'గాయని', 'నర్తకి'];

/** The Telugu possessive, with an explanation if it is not the literal one. */
export function possessive(owner: PronounName, word: string): { readonly telugu: string; readonly why?: Bilingual } {
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
  /** "A" and "an" are singular. */
  readonly isOne?: boolean;
};

const DEMONSTRATIVES: Readonly<Record<string, readonly [telugu: string, isMany: boolean]>> = {
  this: ['ఈ', false],
  that: ['ఆ', false],
  these: ['ఈ', true],
  those: ['ఆ', true],
};

/** "Ravi's", "mother's", "younger brother's". */
function nameOfOwner(
  context: Context,
  at: number,
): { readonly piece: Piece; readonly word: string; readonly next: number } | null {
  for (let length = MAX_PHRASE_LENGTH; length > 0; length -= 1) {
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

/** The article, "this", "my" or possessive such as "Ravi's" at this position. */
export function startsAt(context: Context, at: number): Start[] {
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
