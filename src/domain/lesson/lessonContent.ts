import type { Bilingual } from '../bilingual';

/** The content of a lesson, in order. Its exercises are made from the same content. */
export type LessonContent = {
  readonly sections: readonly Section[];
  /** For "true or not" exercises. */
  readonly statements: readonly Statement[];
  /** Sentences used only in exercises, in addition to those in the sections. */
  readonly practiceSentences?: readonly Sentence[];
};

export type Section = {
  /** Unique in its lesson; part of the URL. */
  readonly id: string;
  readonly title: Bilingual;
  readonly text?: readonly Bilingual[];
  readonly blocks: readonly Block[];
};

export type Block =
  | { readonly kind: 'letters'; readonly letters: readonly Letter[] }
  /** The table of consonants and signs, which is generated. */
  | { readonly kind: 'gunintalu'; readonly signs: readonly Sign[] }
  | { readonly kind: 'items'; readonly items: readonly Item[] }
  /** Word ids of the word bank: `food_water`. */
  | { readonly kind: 'words'; readonly ids: readonly string[] }
  | { readonly kind: 'dialogue'; readonly lines: readonly DialogueLine[] }
  /** Numbers in digits of both scripts and in words, which are generated. */
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'sentences'; readonly sentences: readonly Sentence[] }
  /** A text to read: a tap on a sentence shows its meaning. */
  | { readonly kind: 'passage'; readonly passage: Passage };

export type Passage = { readonly title: Bilingual; readonly sentences: readonly Bilingual[] };

export type Letter = {
  readonly letter: string;
  /** Begins with the letter, or contains it if no common word begins with it. */
  readonly word: { readonly telugu: string; readonly english: string; readonly picture: string };
  /** How it is pronounced. */
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
  /** The item key, unique in the whole course, in Latin letters: `phrase:how-are-you`. */
  readonly key: string;
  readonly telugu: string;
  readonly english: string;
  /** One emoji, only if it cannot be mistaken for another item of the lesson. */
  readonly picture?: string;
  /** `friend`: a friend or someone younger (నువ్వు); `elder`: an elder or a stranger (మీరు). */
  readonly saidTo?: 'friend' | 'elder';
  /** When it is used, or what to notice. */
  readonly note?: Bilingual;
  /** On the reading ladder, a word read by sight before its aksharas are taught. */
  readonly isSightWord?: true;
  /** Keys of items that would also be right, or that are too similar to tell apart. */
  readonly near?: readonly string[];
};

export type DialogueLine = { readonly who: Bilingual; readonly telugu: string; readonly english: string };

export type Table = {
  readonly caption: Bilingual;
  readonly columns: readonly Bilingual[];
  readonly rows: readonly (readonly Cell[])[];
};

/** A Telugu cell can be played. The first cell of a row is its heading. */
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
  /** Other word orders that a Telugu speaker would accept, as indexes into `words`: `[1, 0, 2]`. */
  readonly otherOrders?: readonly (readonly number[])[];
  /** The index of the word to leave out, and words that do not fit there. */
  readonly gap?: { readonly at: number; readonly wrong: readonly [string, string, string]; readonly why: Bilingual };
};

export type Statement = {
  /** `fact:` and a few Latin words; unique in the whole course. */
  readonly key: string;
  readonly text: Bilingual;
  readonly isTrue: boolean;
  readonly why: Bilingual;
};
