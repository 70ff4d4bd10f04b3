import { nounOf } from '../../grammar/noun';
import { isHuman, nounKind, personOf } from '../../grammar/nounKinds';
import { verbForm } from '../../grammar/verb';
import { type Random, shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, type Draft, type Material, WRONG_OPTIONS } from './draft';
import { sentenceVerb } from './sentenceVerb';

/** The word that can do what a sentence tells, with the verb's end for it; null for a thing or an unsure one. */
function doer(telugu: string, { bank }: Material) {
  const noun = indexOf(bank).byTelugu.has(telugu) ? nounOf(telugu) : null;
  const kind = noun && nounKind(telugu);
  if (!noun || !kind || (kind !== 'animal' && !isHuman(kind))) return null;
  return { person: personOf(noun, kind, noun.isAlwaysMany ? 'many' : 'one') };
}

/** In a sentence where only the first word can be the one who does it, and the verb's end agrees. */
export const askWhoDoesIt: Asker = ({ sentence }, material, random) => {
  const found = sentenceVerb(sentence.te, material.bank);
  const words = teluguWordsIn(sentence.te);
  const [first = '', ...others] = words;
  const person = doer(first, material)?.person;
  if (!found || !person || verbForm(found.verb, found.tense, person) !== found.written) return null;
  const wrong = others.filter((word, at) => word !== first && others.indexOf(word) === at);
  if (wrong.length < WRONG_OPTIONS || others.some((word) => doer(word, material))) return null;
  return {
    english: `Who does it in this sentence? “${sentence.te}”`,
    telugu: `ఈ వాక్యంలో పని చేసేది ఎవరు? “${sentence.te}”`,
    right: first,
    wrong: shuffled(wrong, random).slice(0, WRONG_OPTIONS),
  };
};

const MIN_WORDS = 3;
const MAX_WORDS = 6;

/** The same words in other orders, the last of them, the verb, never at the end; they look alike, only the order differs. */
export function wrongOrders(words: readonly string[], random: Random): string[] {
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1);
  const orders = new Set<string>();
  for (let tries = 0; tries < 12 && orders.size < WRONG_OPTIONS; tries += 1) {
    const mixed = shuffled(rest, random).toSpliced(Math.floor(random() * rest.length), 0, last);
    orders.add(mixed.join(' '));
  }
  return [...orders];
}

/** For weight Telugu may put a word elsewhere; what is asked for is the usual order. */
export function orderDraft(english: string, words: readonly string[], wrong: readonly string[]): Draft | null {
  if (wrong.length < WRONG_OPTIONS) return null;
  return {
    english: `What is the usual order of the words for “${english}”?`,
    telugu: `“${english}” అని చెప్పేటప్పుడు మాటలు మామూలుగా ఏ వరుసలో వస్తాయి?`,
    right: words.join(' '),
    wrong,
  };
}

/** The words of a text, a name of two words as one: ఎక్స్ రే is never cut. */
function wholeWords(text: string, bank: readonly BankWord[]): string[] {
  const { byTelugu } = indexOf(bank);
  const written = text.replace(/\.$/u, '').split(' ');
  const words: string[] = [];
  for (let at = 0; at < written.length;) {
    const length = [3, 2].find((count) => {
      const phrase = written.slice(at, at + count);
      return phrase.length === count && isPhraseOf(phrase.join(' '), byTelugu);
    });
    words.push(written.slice(at, at + (length ?? 1)).join(' '));
    at += length ?? 1;
  }
  return words;
}

/** A name of the bank, as it is or with an ending on its last word. */
function isPhraseOf(phrase: string, names: ReadonlyMap<string, BankWord>): boolean {
  const afterSpace = phrase.lastIndexOf(' ') + 2;
  for (let end = phrase.length; end >= afterSpace; end -= 1) if (names.has(phrase.slice(0, end))) return true;
  return false;
}

/** Only of sentences that end in a verb we know: there it stands last, and nowhere else in plain speech. */
export const askOrder: Asker = ({ sentence }: BankWord, { bank }, random) => {
  const words = wholeWords(sentence.te, bank);
  const isPlain = new Set(words).size === words.length && words.length >= MIN_WORDS && words.length <= MAX_WORDS;
  return isPlain && sentenceVerb(sentence.te, bank) ? orderDraft(sentence.en, words, wrongOrders(words, random)) : null;
};
