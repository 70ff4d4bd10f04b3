import type { Grade } from '../domain/learner/preferences';
import type { GeneratedQuestion } from '../domain/quiz/generatedQuestion';
import type { Result } from '../domain/result';
import type { AnswerFault } from '../domain/tutor/modelAnswer';
import type { TutorLevel } from '../domain/tutor/prompts';
import type { How } from '../domain/tutor/understand';
import type { Phrase, PhrasePart } from '../domain/translation/phrase';
import type { DeviceModel } from './deviceModel';

export type TutorName = 'built-in' | 'gemini' | 'openai';

/** A bank word with the fields needed to show, speak and practice it. */
export type KnownWord = {
  readonly id: string;
  readonly english: string;
  readonly telugu: string;
  readonly category: string;
  readonly emoji?: string;
};

/** How a text that is not the name of a word was interpreted, and what else it may mean. */
export type Taken = {
  readonly how: Exclude<How, 'name'>;
  readonly others: readonly KnownWord[];
  /** Words of the text that are not known. */
  readonly missing?: readonly string[];
};

/** What the answer is about, if known: a bank word or a phrase, and how the text was interpreted. */
type Topic = {
  readonly word?: KnownWord;
  readonly phrase?: Phrase;
  readonly taken?: Taken;
  /** The answer is from the browser's built-in model, which may be wrong. */
  readonly isFromBrowser?: true;
};

/** `englishContent` and `teluguContent` of the spec. */
export type Explanation = Topic & { readonly english: string; readonly telugu: string };

export type TutorTranslation = Topic & { readonly telugu: string };

/**
 * For kinds without a more specific message, a screen shows the spec's sentence for the request: "Failed to generate
 * content. Please try again.", "Failed to generate additional content", "Failed to translate. Please try again." or
 * "Failed to generate questions. Please try again."
 */
export type TutorError =
  /** The text is empty. */
  | { readonly kind: 'nothing-asked' }
  /** The built-in tutor does not know the word. `nearest`: similar words; `instead`: popular words to suggest. */
  | { readonly kind: 'unknown-word'; readonly nearest: readonly KnownWord[]; readonly instead: readonly KnownWord[] }
  /** Some words of the phrase are not known. */
  | { readonly kind: 'missing-words'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** The tutor has nothing new to say about this word. */
  | { readonly kind: 'exhausted' }
  /** The text is not suitable for children; it was not sent anywhere. */
  | { readonly kind: 'unfit' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  /** Too many requests, or the quota is used up. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  /** The provider rejects the request because of a wrong key, model or address. Only the owner can fix it. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The provider failed. */
  | { readonly kind: 'broken'; readonly status: number }
  /** The provider's safety rules blocked the answer. */
  | { readonly kind: 'blocked' }
  /** The answer is not fit to show to a child. */
  | { readonly kind: 'unusable'; readonly fault: AnswerFault }
  /** The caller aborted; there is nothing to show. */
  | { readonly kind: 'stopped' };

export type AskOptions = { readonly signal?: AbortSignal | undefined };

type TranslateOptions = AskOptions & {
  /** Uses only the built-in tutor's bank, which is fast and always right. */
  readonly bankOnly?: boolean;
};

export type ExplainOptions = AskOptions & {
  /** Earlier English explanations of this text, oldest first. */
  readonly said?: readonly string[];
  readonly grade?: Grade | null;
  /** Used only on this device, to choose an example; never sent to a provider. */
  readonly interests?: readonly string[];
};

type QuestionsRequest = {
  readonly text: string;
  /** From 3 to 10. */
  readonly count: number;
  readonly level: TutorLevel;
};

export type Tutor = {
  readonly name: TutorName;
  /** The browser's built-in model, which helps the built-in tutor with words that are not in the bank. */
  readonly device?: DeviceModel;
  /** Prepares for the first question. It can be called repeatedly and never throws. */
  warm(): Promise<void>;
  explain(text: string, options?: ExplainOptions): Promise<Result<Explanation, TutorError>>;
  translate(text: string, options?: TranslateOptions): Promise<Result<TutorTranslation, TutorError>>;
  /** Returns exactly `count` different questions, each with four different options. */
  writeQuestions(
    request: QuestionsRequest,
    options?: AskOptions,
  ): Promise<Result<readonly GeneratedQuestion[], TutorError>>;
};
