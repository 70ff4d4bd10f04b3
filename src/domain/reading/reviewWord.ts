import { itemKey } from '../activity/itemKey';
import type { Confusion } from '../lesson/confusion';
import { type Material, materialOfItems } from '../lesson/material';
import { englishFormsOf, teluguFormsOf, type WordHead } from '../tutor/bankWord';
import { areForms } from './englishForms';
import type { Gloss } from './story';
import { textKey, textNamed, type TextName } from './textKey';

export type Words = Readonly<Record<string, Gloss>>;

const CATEGORY = 'story';
const BEGINNING = `${CATEGORY}_`;

/** A word that only this text has: `word:story_padava/పడవలో`. */
const ownKey = (text: TextName, word: string): string => itemKey('word', `${BEGINNING}${textKey(text)}/${word}`);

/** Of such a key, the text and the word. */
export function storyWordOf(key: string): { readonly text: TextName; readonly word: string } | null {
  const beginning = itemKey('word', BEGINNING);
  const at = key.lastIndexOf('/');
  if (!key.startsWith(beginning) || at < beginning.length) return null;
  return { text: textNamed(key.slice(beginning.length, at)), word: key.slice(at + 1) };
}

const LITTLE_WORDS = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'in',
  'on',
  'at',
  'it',
  'is',
  'and',
  'with',
  'for',
  'from',
]);

const tellingWords = (english: string): readonly string[] =>
  (english.toLowerCase().match(/[a-z]+/gu) ?? []).filter((word) => !LITTLE_WORDS.has(word));

const areNear = (one: string, other: string): boolean =>
  tellingWords(one).some((word) => tellingWords(other).some((its) => areForms(word, its)));

/**
 * The word of the bank that this word of a text is: by its dictionary form, and by its meaning here, since వేలు is
 * "fingers" and "thousands". A text that explains its word itself means another: బోర్డు is a blackboard, and a sign.
 */
export function bankWordOf<T extends WordHead>(
  heads: readonly T[],
  word: string,
  { en, of = word, te }: Gloss,
): T | undefined {
  if (te !== undefined) return undefined;
  const named = heads.filter((head) => teluguFormsOf(head).includes(of));
  return named.find((head) => englishFormsOf(head).some((english) => areNear(english, en)));
}

/** What the learner's review counts it by: the word of the bank where there is one, else the word of this text. */
export function reviewKeyOf(heads: readonly WordHead[], text: TextName, word: string, gloss: Gloss): string {
  const head = bankWordOf(heads, word, gloss);
  return head ? itemKey('word', head.id) : ownKey(text, word);
}

/** What exercises about the words of a text are made from; forms of one word are never offered beside each other. */
export function materialOfStory(text: TextName, words: Words, confusions: readonly Confusion[]): Material {
  const entries = Object.entries(words);
  const formOf = (word: string, { of = word }: Gloss) => of;
  return materialOfItems(
    entries.map(([word, gloss]) => ({
      key: ownKey(text, word),
      telugu: word,
      english: gloss.en,
      near: entries
        .filter(([other, its]) => other !== word && formOf(other, its) === formOf(word, gloss))
        .map(([other]) => ownKey(text, other)),
    })),
    textKey(text),
    confusions,
  );
}
