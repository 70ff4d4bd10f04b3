import { hasTelugu } from '../script/letters';
import { loosened } from '../script/soundKey';
import type { WordHead } from './bankWord';
import { bareEnglish, withoutTeluguFrame } from './stripQuestion';
import { consonantsOf, englishSound } from './englishSound';
import { MAX_TEXT_LENGTH } from './findWord';
import { latinSounds } from './latinForms';
import { englishNamesOf, soundsOf, teluguNamesOf } from './namesOfWord';
import { type Slip, slipBetween, teluguSlipBetween } from './slipBetween';
import { tidyTelugu } from './teluguForms';

export type Near = { readonly word: WordHead; readonly distance: number; readonly isPlainSlip: boolean };

type Name = { readonly word: WordHead; readonly name: string };
type Names = ReadonlyMap<string, readonly Name[]>;

/** Indexes names by a key, so that few have to be compared; a name without a key is left out. */
function namesBy(
  bank: readonly WordHead[],
  namesOf: (word: WordHead) => readonly string[],
  keyOf: (name: string) => string | null,
): Names {
  const index = new Map<string, Name[]>();
  for (const word of bank) {
    for (const name of new Set(namesOf(word))) {
      const key = keyOf(name);
      if (key === null) continue;
      const same = index.get(key);
      if (same) same.push({ word, name });
      else index.set(key, [{ word, name }]);
    }
  }
  return index;
}

const beginning = (name: string) => name[0] ?? '';

/** Removes doubled consonants: కుక్క becomes కుక. */
const undoubledTelugu = (text: string) => text.replaceAll(/([\u0c15-\u0c39])్\1/gu, '$1');

const MIN_SOUND_LENGTH = 3;
const SOUND_DISTANCE = 0.5;
/** The text is one word of a longer name: nearer than any slip, but not a slip. */
const SHARED_WORD_DISTANCE = 0.25;
/** Telugu typed in Latin letters is less likely than English. */
const TELUGU_SOUND_DISTANCE = 0.75;
const CONSONANTS_DISTANCE = 1;

const near = ({ word }: Name, distance: number, isPlainSlip: boolean): Near => ({ word, distance, isPlainSlip });

const slipsAmong = (names: readonly Name[], typed: string, between: (typed: string, meant: string) => Slip | null) =>
  names.flatMap((name) => {
    const slip = between(typed, name.name);
    return slip ? [near(name, slip.distance + (slip.kind === 'plain' ? 0 : 1), slip.kind === 'plain')] : [];
  });

export type NearestWords = (text: string) => readonly Near[];

/** Finds the words that a learner may have meant, likeliest first; empty if none is near. */
export function nearestWords(bank: readonly WordHead[]): NearestWords {
  const parts = (word: WordHead) => englishNamesOf(word).flatMap((name) => (name.includes(' ') ? name.split(' ') : []));
  const byBeginning = namesBy(bank, englishNamesOf, beginning);
  const bySound = namesBy(bank, englishNamesOf, englishSound);
  const byConsonants = namesBy(bank, englishNamesOf, consonantsOf);
  const byPart = namesBy(bank, parts, (part) => part);
  const byTeluguBeginning = namesBy(bank, teluguNamesOf, beginning);
  const byUndoubled = namesBy(bank, teluguNamesOf, undoubledTelugu);
  const byLooseSound = namesBy(bank, soundsOf, loosened);

  function inTelugu(text: string): Near[] {
    const typed = tidyTelugu(text);
    return [
      ...(byUndoubled.get(undoubledTelugu(typed)) ?? []).map((name) => near(name, SOUND_DISTANCE, true)),
      ...slipsAmong(byTeluguBeginning.get(beginning(typed)) ?? [], typed, teluguSlipBetween),
    ];
  }

  function inLatin(text: string): Near[] {
    const typed = bareEnglish(text);
    if (typed.length < MIN_SOUND_LENGTH) return [];
    const consonants = consonantsOf(typed);
    return [
      ...(byPart.get(typed) ?? []).map((name) => near(name, SHARED_WORD_DISTANCE, false)),
      ...(consonants === null ? [] : (byConsonants.get(consonants) ?? [])).map((name) =>
        near(name, CONSONANTS_DISTANCE, true),
      ),
      ...(bySound.get(englishSound(typed)) ?? []).map((name) => near(name, SOUND_DISTANCE, true)),
      ...latinSounds(typed)
        .slice(0, 1)
        .flatMap((sound) => byLooseSound.get(loosened(sound)) ?? [])
        .map((name) => near(name, TELUGU_SOUND_DISTANCE, true)),
      ...slipsAmong(byBeginning.get(beginning(typed)) ?? [], typed, slipBetween),
    ];
  }

  function nearestTo(text: string): readonly Near[] {
    const typed = withoutTeluguFrame(text);
    if (typed === '' || typed.length > MAX_TEXT_LENGTH) return [];
    const found = hasTelugu(typed) ? inTelugu(typed) : inLatin(typed);
    const sorted = found.sort((one, other) => one.distance - other.distance || one.word.grade - other.word.grade);
    // Each word once, with its smallest distance.
    return [...new Map(sorted.toReversed().map((one) => [one.word.id, one])).values()].toReversed();
  }

  // Cached, because understanding one text asks for its nearest words several times.
  let last: { readonly text: string; readonly near: readonly Near[] } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, near: nearestTo(text) };
    return last.near;
  };
}

/** How much farther the second word must be for the first to be clearly meant. */
const MIN_LEAD = 0.5;

/** The word that is clearly meant, or null. */
export function clearlyNearest([first, second]: readonly Near[]): WordHead | null {
  if (!first?.isPlainSlip) return null;
  return second === undefined || second.distance - first.distance >= MIN_LEAD ? first.word : null;
}
