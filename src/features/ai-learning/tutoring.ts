import { mayLearnMore } from '../../domain/tutor/learnMore';
import type { Phrase, PhrasePart } from '../../domain/translation/phrase';
import type { Explanation, KnownWord, Taken, TutorError } from '../../ports/tutor';

/** A live model gives a word without an emoji. */
export type WordShown = Pick<KnownWord, 'telugu' | 'emoji'> & { readonly english: string | null };

export type Shown = {
  readonly kind: 'shown';
  readonly query: string;
  readonly word: WordShown | null;
  /** Set if the query is more than one word. */
  readonly phrase: Phrase | null;
  /** Set if another word than the typed one is shown. */
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

/** `broken-off`: the tutor threw an exception, which no tutor should do. */
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
/** A longer text is a sentence, which is not spelled letter by letter. */
const MAX_WORD_LENGTH = 30;

/** The query itself, if it is a Telugu word. */
export const typedWord = (query: string): WordShown | null =>
  query.length <= MAX_WORD_LENGTH && TELUGU_ONLY.test(query) ? { english: null, telugu: query } : null;

export const isShortEnough = (query: string): boolean => query.length <= MAX_WORD_LENGTH;

export const isMoreOffered = ({ explanations, phrase, more }: Shown): boolean =>
  phrase === null && mayLearnMore(explanations.length) && more !== 'exhausted';
