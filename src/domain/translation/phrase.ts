import type { Bilingual } from '../bilingual';

/** What the grammar needs of a word of the bank. */
export type LexiconWord = {
  readonly id: string;
  readonly category: string;
  readonly english: string;
  readonly telugu: string;
  readonly alsoEnglish?: readonly string[];
  readonly alsoTelugu?: readonly string[];
  readonly emoji?: string;
};

/** One word of a translated phrase, in the order of the Telugu. */
export type PhrasePart = {
  readonly telugu: string;
  /** The English it stands for, as it was typed: "drinks", "my". */
  readonly english: string;
  /** The word of the bank it is a form of. */
  readonly wordId?: string;
  /** Why it has this form or stands here, in a sentence for a child. */
  readonly why?: Bilingual;
};

export type Phrase = {
  /** As it is understood, with its first letter large where it is a sentence. */
  readonly english: string;
  readonly telugu: string;
  readonly parts: readonly PhrasePart[];
  /** How the whole is built, in one or two sentences for a child: why the verb stands last, why there is no "is". */
  readonly build: readonly Bilingual[];
  readonly isSentence: boolean;
};

export type Translation =
  | { readonly kind: 'translated'; readonly phrase: Phrase }
  /** It is understood but for these words; the others are known. */
  | { readonly kind: 'missing'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** No pattern that the grammar is sure of. */
  | { readonly kind: 'not-understood' };

/** Built once for a bank. */
export type Translator = (text: string) => Translation;
