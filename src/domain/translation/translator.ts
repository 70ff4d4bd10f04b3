import { numberAlone } from '../grammar/counting';
import { draftPhrase, draftSentence } from './clauses';
import { timeAt } from './complements';
import type { Draft } from './draft';
import { type Idiom, IDIOMS } from './idioms';
import { type Lexicon, lexiconOf } from './lexicon';
import type { Context } from './named';
import type { LexiconWord, PhrasePart, Translation, Translator } from './phrase';
import { type Piece, span } from './piece';
import { readTokens, type Token, typedAt } from './tokens';
import { KNOWN_WORDS, readNumber } from './wordLists';

/** The grammar is made for short texts. */
const MAX_CHARACTERS = 80;
const MAX_WORDS = 14;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function partOf(tokens: readonly Token[], { telugu, at, wordId, why }: Piece): PhrasePart {
  return {
    telugu,
    english: typedAt(tokens, at),
    ...(wordId === undefined ? {} : { wordId }),
    ...(why === undefined ? {} : { why }),
  };
}

function translationOf(tokens: readonly Token[], { pieces, build, end }: Draft, asTyped = tokens): Translation {
  const typed = typedAt(asTyped, span(0, asTyped.length)).replace(/\bi\b/gu, 'I');
  const isSentence = end !== '';
  return {
    kind: 'translated',
    phrase: {
      english: (isSentence ? capitalized(typed) : typed) + end,
      telugu: pieces.map(({ telugu }) => telugu).join(' ') + end,
      parts: pieces.map((piece) => partOf(tokens, piece)),
      build,
      isSentence,
    },
  };
}

function translateIdiom(tokens: readonly Token[], { parts, end, build }: Idiom): Translation {
  const typed = typedAt(tokens, span(0, tokens.length)).replace(/\bi\b/gu, 'I');
  return {
    kind: 'translated',
    phrase: {
      english: capitalized(typed) + end,
      telugu: parts.map(([telugu]) => telugu).join(' ') + end,
      parts: parts.map(([telugu, english]) => ({ telugu, english })),
      build,
      isSentence: true,
    },
  };
}

function translateNumber(tokens: readonly Token[]): Translation | null {
  const number = readNumber(tokens.map(({ word }) => word));
  const telugu = number && number.length === tokens.length ? numberAlone(number.value) : null;
  if (telugu === null) return null;
  return translationOf(tokens, { pieces: [{ telugu, at: span(0, tokens.length) }], build: [], end: '' });
}

/** Splits a text into the parts that the bank or the grammar knows and the missing words. */
function splitKnown(
  tokens: readonly Token[],
  lexicon: Lexicon,
): { readonly missing: string[]; readonly parts: PhrasePart[] } {
  const missing: string[] = [];
  const parts: PhrasePart[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longestKnown(tokens, lexicon, at);
    if (found) {
      if (found.part) parts.push(found.part);
      at = found.next;
    } else {
      missing.push(tokens[at]?.typed ?? '');
      at += 1;
    }
  }
  return { missing: [...new Set(missing)], parts };
}

function longestKnown(
  tokens: readonly Token[],
  lexicon: Lexicon,
  at: number,
): { readonly next: number; readonly part: PhrasePart | null } | null {
  for (let length = 4; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const text = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    const typed = typedAt(tokens, span(at, at + length));
    const next = at + length;
    const noun = lexicon.nouns.get(text);
    const wordId =
      noun?.wordId ??
      lexicon.verbs.get(text)?.wordId ??
      lexicon.adjectives.get(text)?.wordId ??
      lexicon.known.get(text)?.id ??
      lexicon.feelings.get(text)?.wordId;
    const word = wordId === undefined ? undefined : lexicon.byId.get(wordId);
    if (word) return { next, part: { telugu: noun?.noun.word ?? word.telugu, english: typed, wordId: word.id } };
    if (noun) return { next, part: { telugu: noun.noun.word, english: typed } };
    if (lexicon.verbs.has(text) || lexicon.feelings.has(text)) return { next, part: null };
    if (
      length === 1 &&
      (KNOWN_WORDS.has(text) ||
        /^\d+$/u.test(text) ||
        KNOWN_WORDS.has(text.replace(/'s$/u, '')) ||
        lexicon.nouns.has(text.replace(/'s$/u, '')))
    ) {
      return { next, part: null };
    }
  }
  return null;
}

/** A text that is exactly one entry of the bank. */
function translateBankEntry(tokens: readonly Token[], lexicon: Lexicon): Translation | null {
  const word = lexicon.known.get(tokens.map(({ word: each }) => each).join(' '));
  if (!word) return null;
  return translationOf(tokens, {
    pieces: [{ telugu: word.telugu, at: span(0, tokens.length), wordId: word.id }],
    build: [],
    end: '',
  });
}

/**
 * Translates short phrases and sentences of children's English with the grammar. It answers only if it is sure: an
 * unknown pattern is `not-understood`, and unknown words are named.
 */
export function phraseTranslator(words: readonly LexiconWord[]): Translator {
  const lexicon = lexiconOf(words);
  return (text) => {
    const typed = text.length > MAX_CHARACTERS ? null : readTokens(text);
    if (!typed || typed.tokens.length === 0 || typed.tokens.length > MAX_WORDS) return { kind: 'not-understood' };
    const { tokens } = typed;
    const context: Context = { tokens, lexicon };
    const plain = tokens.map(({ word }) => word).join(' ');
    const idiom = Object.hasOwn(IDIOMS, plain) ? IDIOMS[plain] : undefined;
    if (idiom) return translateIdiom(tokens, idiom);
    const number = translateNumber(tokens);
    if (number) return number;
    // "See you" is a greeting in the bank, not a command. The bank's questions address elders, but a child asks a
    // friend.
    const alone = /^(?:how|what|who|where) /u.test(plain) ? null : translateBankEntry(tokens, lexicon);
    if (alone) return alone;
    if (tokens.length > 1) {
      const draft = draftSentence(context);
      if (draft) return translationOf(tokens, draft);
      // "Tomorrow I will go" is read with the time moved to the end.
      const time = timeAt(context, 0);
      const reordered = time ? [...tokens.slice(time.next), ...tokens.slice(0, time.next)] : [];
      const again = reordered.length > 0 ? draftSentence({ tokens: reordered, lexicon }) : null;
      if (again && again.end === '.') return translationOf(reordered, again, tokens);
    }
    const phrase = draftPhrase(context);
    if (phrase) return translationOf(tokens, phrase);
    const { missing, parts } = splitKnown(tokens, lexicon);
    if (missing.length > 0 && missing.length < new Set(tokens.map(({ typed: each }) => each)).size) {
      return { kind: 'missing', missing, known: parts };
    }
    return { kind: 'not-understood' };
  };
}
