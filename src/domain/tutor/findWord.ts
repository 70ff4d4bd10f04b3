import { hasTelugu } from '../script/letters';
import type { WordHead } from './bankWord';
import { bareEnglish, withoutTeluguFrame } from './stripQuestion';
import { englishForms } from './lookupForms';
import { latinSounds } from './latinForms';
import { englishNamesOf, soundsOf, teluguNamesAndNounsOf } from './namesOfWord';
import { onlyPictures, pictureKey } from './pictures';
import { teluguCandidates } from './teluguForms';

/** `form`: the text may be a form of this word, as "bigger" of "big". `shared`: several words have this name. */
export type FoundBy = 'name' | 'form' | 'shared' | 'picture';

type Found = {
  readonly word: WordHead;
  readonly by: FoundBy;
  /** Other words that may be meant, likeliest first. */
  readonly others: readonly WordHead[];
};

/** A longer text is not a word. */
export const MAX_TEXT_LENGTH = 100;

type Index = ReadonlyMap<string, readonly WordHead[]>;
type KeysOf = (word: WordHead) => readonly string[];

/** Words of a lower grade are more common. */
const commonestFirst = (words: readonly WordHead[]) => words.toSorted((one, other) => one.grade - other.grade);

function indexed(words: readonly WordHead[], keysOf: KeysOf): Index {
  const index = new Map<string, WordHead[]>();
  for (const word of words) {
    for (const key of new Set(keysOf(word))) {
      const same = index.get(key);
      if (same) same.push(word);
      else index.set(key, [word]);
    }
  }
  return index;
}

const found = (words: readonly WordHead[] | undefined, by: FoundBy): Found | null => {
  const [word, ...others] = commonestFirst(words ?? []);
  if (!word) return null;
  return { word, by: others.length > 0 && by === 'name' ? 'shared' : by, others };
};

/** "Sister" also finds "elder sister" and "younger sister", "gourd" finds "bitter gourd". */
const lastOfTwo = (name: string): string[] => {
  const [, last, ...more] = name.split(' ');
  return last !== undefined && more.length === 0 ? [last] : [];
};

export type WordFinder = (text: string) => Found | null;

/** Finds a word by one of its names, even inside a question; the indexes are built once per bank. */
export function wordFinder(bank: readonly WordHead[]): WordFinder {
  const named = (keysOf: KeysOf) => ({
    own: indexed(bank, (word) => keysOf(word).slice(0, 1)),
    any: indexed(bank, keysOf),
  });
  const english = named(englishNamesOf);
  const telugu = named(teluguNamesAndNounsOf);
  const sounds = named(soundsOf);
  const endings = indexed(bank, (word) => englishNamesOf(word).flatMap(lastOfTwo));
  const pictures = indexed(bank, ({ emoji }) => (emoji === undefined ? [] : [pictureKey(emoji)]));

  // A word's main name takes precedence over its other names.
  const among = ({ own, any }: ReturnType<typeof named>, forms: readonly string[], by: FoundBy) =>
    [own, any].map((index) => found(forms.map((form) => index.get(form)).find(Boolean), by)).find(Boolean) ?? null;

  /** A single match would be a guess: "hole" is not "black hole". */
  function byEnding(forms: readonly string[]): Found | null {
    const ending = found(forms.map((form) => endings.get(form)).find(Boolean), 'name');
    return ending?.by === 'shared' ? ending : null;
  }

  /** Only words with an opposite have comparatives: "bigger" is "big", but "shower" is not "show". */
  function byUnsureForm(text: string, forms: readonly string[]): Found | null {
    const guess = among(english, forms, 'form');
    return guess && (guess.word.opposite !== undefined || !/(?:er|est)$/u.test(text)) ? guess : null;
  }

  function byPicture(shown: readonly string[]): Found | null {
    const [first, ...more] = shown.flatMap((picture) => found(pictures.get(picture), 'picture') ?? []);
    return first ? { ...first, others: [...more.map(({ word }) => word), ...first.others] } : null;
  }

  function inTelugu(text: string): Found | null {
    const [asWritten = '', ...stems] = teluguCandidates(text);
    return among(telugu, [asWritten], 'name') ?? among(telugu, stems, 'name');
  }

  function inLatin(text: string): Found | null {
    const { written, sure, unsure } = englishForms(text);
    const [sound = '', ...stems] = latinSounds(bareEnglish(text));
    return (
      // The text with its article comes first: "a cold" is an illness.
      among(english, written.slice(0, 1), 'name') ??
      among(english, written.slice(1), 'name') ??
      among(english, sure, 'name') ??
      among(sounds, [...latinSounds(text).slice(0, 1), sound], 'name') ??
      byEnding([...written, ...sure]) ??
      byUnsureForm(written.at(-1) ?? '', unsure) ??
      among(sounds, stems, 'form')
    );
  }

  return (text) => {
    if (text.trim() === '' || text.length > MAX_TEXT_LENGTH) return null;
    const shown = onlyPictures(text);
    if (shown.length > 0) return byPicture(shown);
    if (!hasTelugu(text)) return inLatin(text);
    const bare = withoutTeluguFrame(text);
    return inTelugu(text) ?? (hasTelugu(bare) ? inTelugu(bare) : inLatin(bare));
  };
}
