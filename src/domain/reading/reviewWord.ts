import { itemKey } from '../activity/itemKey';
import type { Confusion } from '../lesson/confusion';
import { type Material, materialOfItems } from '../lesson/material';
import { englishFormsOf, teluguFormsOf, type WordHead } from '../tutor/bankWord';
import { areForms } from '../english/sameWord';
import type { Gloss } from './story';
import { textKey, textNamed, type TextName } from './textKey';

export type Words = Readonly<Record<string, Gloss>>;

const CATEGORY = 'story';
const PREFIX = `${CATEGORY}_`;

/** The key of a word that is not in the bank: `word:story_padava/పడవలో`. */
const storyWordKey = (text: TextName, word: string): string => itemKey('word', `${PREFIX}${textKey(text)}/${word}`);

/** The text and word of a story word key; `null` for other keys. */
export function storyWordOf(key: string): { readonly text: TextName; readonly word: string } | null {
  const prefix = itemKey('word', PREFIX);
  const at = key.lastIndexOf('/');
  if (!key.startsWith(prefix) || at < prefix.length) return null;
  return { text: textNamed(key.slice(prefix.length, at)), word: key.slice(at + 1) };
}

const STOP_WORDS = new Set(['a', 'an', 'the', 'to', 'of', 'in', 'on', 'at', 'it', 'is', 'and', 'with', 'for', 'from']);

const contentWords = (english: string): readonly string[] =>
  (english.toLowerCase().match(/[a-z]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));

const areNear = (one: string, other: string): boolean =>
  contentWords(one).some((word) => contentWords(other).some((its) => areForms(word, its)));

/**
 * The bank word for a word of a text, matched by its dictionary form and by its meaning in the text: వేలు can mean
 * "fingers" or "thousands". A gloss with its own Telugu means another word: బోర్డు is a blackboard, or a sign.
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

/** The item key for review: that of the bank word if there is one, otherwise a story word key. */
export function reviewKeyOf(heads: readonly WordHead[], text: TextName, word: string, gloss: Gloss): string {
  const head = bankWordOf(heads, word, gloss);
  return head ? itemKey('word', head.id) : storyWordKey(text, word);
}

/** The material of a text's words. Forms of one word are `near`, so that they are never offered together. */
export function materialOfStory(text: TextName, words: Words, confusions: readonly Confusion[]): Material {
  const entries = Object.entries(words);
  const formOf = (word: string, { of = word }: Gloss) => of;
  return materialOfItems(
    entries.map(([word, gloss]) => ({
      key: storyWordKey(text, word),
      telugu: word,
      english: gloss.en,
      near: entries
        .filter(([other, its]) => other !== word && formOf(other, its) === formOf(word, gloss))
        .map(([other]) => storyWordKey(text, other)),
    })),
    textKey(text),
    confusions,
  );
}
