import type { Bilingual } from '../bilingual';

/** What a lesson shows, from top to bottom. Its exercises are made from the same things. */
export type LessonContent = {
  readonly sections: readonly Section[];
  /** For exercises of the kind "true or not". */
  readonly statements: readonly Statement[];
  /** Sentences for exercises only; those shown in a section are used as well. */
  readonly practiceSentences?: readonly Sentence[];
};

export type Section = {
  /** Unique in its lesson; part of an address. */
  readonly id: string;
  readonly title: Bilingual;
  readonly text?: readonly Bilingual[];
  readonly blocks: readonly Block[];
};

export type Block =
  | { readonly kind: 'letters'; readonly letters: readonly Letter[] }
  /** The table of consonants and signs, made by rule. */
  | { readonly kind: 'gunintalu'; readonly signs: readonly Sign[] }
  | { readonly kind: 'items'; readonly items: readonly Item[] }
  /** Words of the bank, by their ids: `food_water`. */
  | { readonly kind: 'words'; readonly ids: readonly string[] }
  | { readonly kind: 'dialogue'; readonly lines: readonly DialogueLine[] }
  /** Numbers as digits in both scripts and as they are said, made by rule. */
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'sentences'; readonly sentences: readonly Sentence[] }
  /** A page to read: Telugu first, what a sentence means behind a touch. */
  | { readonly kind: 'passage'; readonly passage: Passage };

export type Passage = { readonly title: Bilingual; readonly sentences: readonly Bilingual[] };

export type Letter = {
  readonly letter: string;
  /** Begins with the letter; where no common word does, has it inside. */
  readonly word: { readonly telugu: string; readonly english: string; readonly picture: string };
  /** How it is said. */
  readonly said: Bilingual;
  /** How it is written, stroke by stroke. */
  readonly written: Bilingual;
};

/** A vowel sign of the gunintam: `name` is దీర్ఘం, గుడి …; the bare consonant has the sign '' and the name తలకట్టు. */
export type Sign = {
  readonly sign: string;
  readonly name: string;
  readonly vowel: string;
  readonly written: Bilingual;
};

/** A word or phrase to learn. */
export type Item = {
  /** Unique in the whole course, in Latin letters: `phrase:how-are-you`. What a learner gets right is counted by it. */
  readonly key: string;
  readonly telugu: string;
  readonly english: string;
  /** One emoji, only where nobody could take it for another item of the lesson. */
  readonly picture?: string;
  /** To whom it is said: a friend or someone younger (నువ్వు), an elder or a stranger (మీరు). */
  readonly saidTo?: 'friend' | 'elder';
  /** When it is used, or what to notice. */
  readonly note?: Bilingual;
  /** On the reading ladder: known by sight, before its aksharas are taught. */
  readonly isSightWord?: true;
  /** Keys of items that would be right answers too, or too near to be told apart. */
  readonly near?: readonly string[];
};

export type DialogueLine = { readonly who: Bilingual; readonly telugu: string; readonly english: string };

export type Table = {
  readonly caption: Bilingual;
  readonly columns: readonly Bilingual[];
  readonly rows: readonly (readonly Cell[])[];
};

/** With Telugu, it can be heard. The first cell of a row is its heading. */
export type Cell = { readonly telugu: string; readonly english?: string } | { readonly text: Bilingual };

export const SENTENCE_PARTS = [
  'subject',
  'object',
  'verb',
  'time',
  'place',
  'describing',
  'question',
  'other',
] as const;
export type SentencePart = (typeof SENTENCE_PARTS)[number];

type SentenceWord = {
  readonly telugu: string;
  readonly english: string;
  readonly part: SentencePart;
};

export type Sentence = {
  /** `sentence:` and a few Latin words; unique in the whole course. */
  readonly key: string;
  readonly words: readonly SentenceWord[];
  readonly end: '.' | '?' | '!';
  readonly english: string;
  /** Other orders of the same words that a Telugu speaker would accept, as places in `words`: `[1, 0, 2]`. */
  readonly otherOrders?: readonly (readonly number[])[];
  /** The word to leave out, and what does not fit there. */
  readonly gap?: { readonly at: number; readonly wrong: readonly [string, string, string]; readonly why: Bilingual };
};

export type Statement = {
  /** `fact:` and a few Latin words; unique in the whole course. */
  readonly key: string;
  readonly text: Bilingual;
  readonly isTrue: boolean;
  readonly why: Bilingual;
};
