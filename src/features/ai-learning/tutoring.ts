import { mayLearnMore } from '../../domain/tutor/learnMore';
import type { Phrase, PhrasePart } from '../../domain/translation/phrase';
import type { Explanation, KnownWord, Taken, TutorError } from '../../ports/tutor';

/** The word as far as it is known: a live model says it without a picture. */
export type WordShown = Pick<KnownWord, 'telugu' | 'emoji'> & { readonly english: string | null };

export type Shown = {
  readonly kind: 'shown';
  readonly query: string;
  readonly word: WordShown | null;
  /** Where it is more than a word. */
  readonly phrase: Phrase | null;
  /** Where it is not what was typed. */
  readonly taken: Taken | null;
  readonly explanations: readonly Explanation[];
  readonly more: 'offered' | 'asking' | 'failed' | 'exhausted';
};

export type Unknown = {
  readonly kind: 'unknown';
  readonly query: string;
  readonly nearest: readonly KnownWord[];
  readonly instead: readonly KnownWord[];
};

/** `broken-off`: the tutor threw, which none should do. */
export type Fault = TutorError['kind'] | 'broken-off';

export type Tutoring =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly query: string }
  | Unknown
  | {
      readonly kind: 'missing';
      readonly query: string;
      readonly missing: readonly string[];
      readonly known: readonly PhrasePart[];
    }
  | { readonly kind: 'failed'; readonly query: string; readonly fault: Fault }
  | Shown;

const TELUGU_ONLY = /^[\p{Script=Telugu}\u200c\u200d\s]+$/u;
/** Longer than this it is a sentence, which has no letters to spell. */
const MAX_WORD_LENGTH = 30;

/** What was typed, where it is itself a Telugu word. */
export const typedWord = (query: string): WordShown | null =>
  query.length <= MAX_WORD_LENGTH && TELUGU_ONLY.test(query) ? { english: null, telugu: query } : null;

export const isShortEnough = (query: string): boolean => query.length <= MAX_WORD_LENGTH;

export const isMoreOffered = ({ explanations, phrase, more }: Shown): boolean =>
  phrase === null && mayLearnMore(explanations.length) && more !== 'exhausted';
