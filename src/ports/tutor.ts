import type { Grade } from '../domain/learner/preferences';
import type { GeneratedQuestion } from '../domain/quiz/generatedQuestion';
import type { Result } from '../domain/result';
import type { AnswerFault } from '../domain/tutor/modelAnswer';
import type { TutorLevel } from '../domain/tutor/prompts';
import type { How } from '../domain/tutor/understand';
import type { Phrase, PhrasePart } from '../domain/translation/phrase';
import type { DeviceModel } from './deviceModel';

export type TutorName = 'built-in' | 'gemini' | 'openai';

/** A word of the bank: enough to show it, to say it, and to ask about it. */
export type KnownWord = {
  readonly id: string;
  readonly english: string;
  readonly telugu: string;
  readonly category: string;
  readonly emoji?: string;
};

/** A text that is no word's own name was taken for this: how, and what else may have been meant. */
export type Taken = {
  readonly how: Exclude<How, 'name'>;
  readonly others: readonly KnownWord[];
  /** Words of it that are not known. */
  readonly missing?: readonly string[];
};

/** What was asked about, as far as it is known: a word of the bank or a phrase, and whether it was typed otherwise. */
type Asked = {
  readonly word?: KnownWord;
  readonly phrase?: Phrase;
  readonly taken?: Taken;
  /** The browser's own model said it, which may be wrong. */
  readonly isFromBrowser?: true;
};

/** The spec's englishContent and teluguContent. */
export type Explanation = Asked & { readonly english: string; readonly telugu: string };

export type TutorTranslation = Asked & { readonly telugu: string };

/**
 * A screen shows the spec's sentence for what was asked ("Failed to generate content. Please try again.", "Failed to
 * generate additional content", "Failed to translate. Please try again.", "Failed to generate questions. Please try
 * again.") for every kind it has no better words for.
 */
export type TutorError =
  /** Nothing but blanks was typed. */
  | { readonly kind: 'nothing-asked' }
  /** The built-in tutor does not know it. Did the learner mean one of `nearest`? `instead` are words that many like. */
  | { readonly kind: 'unknown-word'; readonly nearest: readonly KnownWord[]; readonly instead: readonly KnownWord[] }
  /** A phrase of which these words are not known; the others are. */
  | { readonly kind: 'missing-words'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** There is nothing new to say about this word. */
  | { readonly kind: 'exhausted' }
  /** What was typed is not for children; it was not sent anywhere. */
  | { readonly kind: 'unfit' }
  /** Nobody could be asked: no network. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  /** Too many questions, or the quota is used up. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  /** The provider does not accept the request: a wrong key, model or address. Only the owner can mend it. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The provider itself failed. */
  | { readonly kind: 'broken'; readonly status: number }
  /** The provider's own safety rules kept the answer back. */
  | { readonly kind: 'blocked' }
  /** An answer came that a child must not see as it is. */
  | { readonly kind: 'unusable'; readonly fault: AnswerFault }
  /** The asker changed its mind; there is nothing to show. */
  | { readonly kind: 'stopped' };

export type AskOptions = { readonly signal?: AbortSignal | undefined };

type TranslateOptions = AskOptions & {
  /** Nobody is asked who may be wrong, or slow: only the built-in tutor's own bank. */
  readonly bankOnly?: boolean;
};

export type ExplainOptions = AskOptions & {
  /** The English of what was said about this text before, the oldest first. */
  readonly said?: readonly string[];
  readonly grade?: Grade | null;
  /** Used on this device only, to choose an example; never sent to a provider. */
  readonly interests?: readonly string[];
};

type QuestionsWanted = {
  readonly text: string;
  /** 3 to 10. */
  readonly count: number;
  readonly level: TutorLevel;
};

export type Tutor = {
  readonly name: TutorName;
  /** Beside the built-in tutor: what the browser itself can do for words that are not in the bank. */
  readonly device?: DeviceModel;
  /** Gets ready for the first question; safe to call often, and never fails loudly. */
  warm(): Promise<void>;
  explain(text: string, options?: ExplainOptions): Promise<Result<Explanation, TutorError>>;
  translate(text: string, options?: TranslateOptions): Promise<Result<TutorTranslation, TutorError>>;
  /** Exactly as many different questions as wanted, each with four different options. */
  writeQuestions(
    wanted: QuestionsWanted,
    options?: AskOptions,
  ): Promise<Result<readonly GeneratedQuestion[], TutorError>>;
};
