import { hasTelugu } from '../script/letters';
import { soundKey } from '../script/soundKey';
import type { BankWord } from './bankWord';
import { englishCandidates } from './englishForms';
import { type ComparableWord, comparable, nearestWords } from './nearestWords';
import { teluguCandidates } from './teluguForms';

export type Found =
  | { readonly kind: 'found'; readonly word: BankWord }
  /** Nothing that is surely meant; perhaps one of these, the likeliest first. */
  | { readonly kind: 'unknown'; readonly nearest: readonly BankWord[] };

/** Beyond this a text is no word, and is not worth comparing. */
const LONGEST_TEXT = 80;

type Index = ReadonlyMap<string, readonly BankWord[]>;

function indexed(words: readonly ComparableWord[], keysOf: (word: ComparableWord) => readonly string[]): Index {
  const index = new Map<string, BankWord[]>();
  for (const comparableWord of words) {
    for (const key of new Set(keysOf(comparableWord))) {
      const same = index.get(key);
      if (same) same.push(comparableWord.word);
      else index.set(key, [comparableWord.word]);
    }
  }
  return index;
}

/** Makes a finder for a bank: the indexes are built once. */
export function wordFinder(bank: readonly BankWord[]): (text: string) => Found {
  const words = bank.map(comparable);
  const named = (names: (word: ComparableWord) => readonly string[]) => ({
    first: indexed(words, (word) => names(word).slice(0, 1)),
    any: indexed(words, names),
  });
  const english = named((word) => word.english);
  const telugu = named((word) => word.telugu);
  const sounds = named((word) => word.sounds);

  // The text as it stands comes before what it may be bent from, a word's own name before another name for it.
  const among = ({ first, any }: ReturnType<typeof named>, [asWritten = '', ...bent]: readonly string[]) =>
    [[asWritten], bent]
      .flatMap((forms) => [first, any].map((index) => forms.map((form) => index.get(form)).find((here) => here)))
      .find((here) => here) ?? [];

  function matches(text: string): readonly BankWord[] {
    if (hasTelugu(text)) return among(telugu, teluguCandidates(text));
    const inEnglish = among(english, englishCandidates(text));
    return inEnglish.length > 0 ? inEnglish.slice(0, 1) : among(sounds, [soundKey(text)]);
  }

  return (text) => {
    if (text.trim() === '' || text.length > LONGEST_TEXT) return { kind: 'unknown', nearest: [] };
    const [word, ...others] = matches(text);
    if (word && others.length === 0) return { kind: 'found', word };
    // Some words are one in Latin letters, or share a second name: the learner says which.
    return { kind: 'unknown', nearest: word ? [word, ...others] : nearestWords(text, words) };
  };
}
