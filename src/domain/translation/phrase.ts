import type { Bilingual } from '../bilingual';

/** The fields of a bank word that the grammar needs. */
export type LexiconWord = {
  readonly id: string;
  readonly category: string;
  readonly english: string;
  readonly telugu: string;
  readonly alsoEnglish?: readonly string[];
  readonly alsoTelugu?: readonly string[];
  readonly emoji?: string;
};

/** One word of a translated phrase, in Telugu word order. */
export type PhrasePart = {
  readonly telugu: string;
  /** The English words it translates, as typed: "drinks", "my". */
  readonly english: string;
  /** The bank word that it is a form of. */
  readonly wordId?: string;
  /** Why it has this form or this place, in a sentence for a child. */
  readonly why?: Bilingual;
};

export type Phrase = {
  /** As understood; a sentence starts with a capital letter. */
  readonly english: string;
  readonly telugu: string;
  readonly parts: readonly PhrasePart[];
  /** How the phrase is built, in one or two sentences for a child: why the verb comes last, why there is no "is". */
  readonly build: readonly Bilingual[];
  readonly isSentence: boolean;
};

export type Translation =
  | { readonly kind: 'translated'; readonly phrase: Phrase }
  /** Everything is understood except these words. */
  | { readonly kind: 'missing'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** The text matches no pattern that the grammar is sure of. */
  | { readonly kind: 'not-understood' };

export type Translator = (text: string) => Translation;
