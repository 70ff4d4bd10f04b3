import { hasTelugu } from '../script/letters';
import { loosened, soundKey } from '../script/soundKey';
import { type BankWord, englishFormsOf, teluguFormsOf } from './bankWord';
import { bareEnglish, tidyEnglish } from './englishForms';
import { spellingDistance } from './spellingDistance';
import { tidyTelugu } from './teluguForms';

const MOST_OFFERED = 5;
const SHORTEST_PART = 3;

/** A word with its names in every form in which one could come near to them. */
export type ComparableWord = {
  readonly word: BankWord;
  readonly english: readonly string[];
  readonly telugu: readonly string[];
  readonly sounds: readonly string[];
  readonly looseSounds: readonly string[];
};

export function comparable(word: BankWord): ComparableWord {
  const telugu = teluguFormsOf(word);
  const sounds = telugu.map(soundKey);
  return {
    word,
    english: englishFormsOf(word).map(tidyEnglish),
    telugu: telugu.map(tidyTelugu),
    sounds,
    looseSounds: sounds.map(loosened),
  };
}

/** A short word leaves room for one slip, a long one for three. */
const slipsAllowed = (text: string) => (text.length <= 2 ? 0 : text.length <= 4 ? 1 : text.length <= 8 ? 2 : 3);

const slips = (typed: string, forms: readonly string[]) =>
  Math.min(...forms.map((form) => spellingDistance(typed, form, slipsAllowed(typed))));

/** "red apple" holds two words of the bank; "sister" is in "elder sister" and "younger sister". */
const sharesWord = (parts: readonly string[], forms: readonly string[]) =>
  forms.some((form) => {
    const [first = '', ...more] = form.split(' ');
    return more.length === 0 ? parts.includes(first) : parts.some((part) => [first, ...more].includes(part));
  });

/** The words a learner may have meant, the likeliest first; none when nothing is near. */
export function nearestWords(text: string, words: readonly ComparableWord[]): BankWord[] {
  const isTelugu = hasTelugu(text);
  const tidy = tidyEnglish(text);
  const bare = bareEnglish(text);
  const parts = tidy.split(' ').filter((part) => part.length >= SHORTEST_PART);
  const [telugu, sound] = [tidyTelugu(text), soundKey(text)];
  const looseSound = loosened(sound);

  const rankOf = (forms: ComparableWord) => {
    if (looseSound !== '' && forms.looseSounds.includes(looseSound)) return 0;
    if (isTelugu) return slips(telugu, forms.telugu);
    return Math.min(
      slips(tidy, forms.english),
      bare === tidy ? Infinity : slips(bare, forms.english),
      // A slip in Telugu typed in Latin letters is less likely meant than one in English.
      slips(sound, forms.sounds) + 0.5,
      sharesWord(parts, forms.english) ? 1.5 : Infinity,
    );
  };
  return words
    .map((candidate) => ({ word: candidate.word, rank: rankOf(candidate) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank || one.word.grade - other.word.grade)
    .slice(0, MOST_OFFERED)
    .map(({ word }) => word);
}
