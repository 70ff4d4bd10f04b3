import { aksharaText } from '../../domain/lesson/akshara';
import { type Focus, letterEntry, entryOfFocus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { type Entry, teluguDigits } from '../../domain/lesson/entry';
import { wrongEntries } from '../../domain/lesson/wrongEntries';
import { gunintam, PRIMER_VOWELS } from '../../domain/script/letters';
import { transliterated } from '../../domain/script/transliteration';
import { type Random, shuffled } from '../../domain/random';

/** The counterpart of a thing. */
export type Mate = {
  readonly text: string;
  readonly lang: 'te' | 'te-Latn' | 'en';
  /** The meaning of a picture. */
  readonly name?: string;
  /** The spoken text, if it differs from `text`. */
  readonly said?: string;
};

export type PairsTask = {
  /** With `sound`, mates are only heard, and their texts are spoken. */
  readonly matchedBy: 'latin' | 'sound' | 'sign' | 'word' | 'picture' | 'meaning' | 'digits';
  readonly pairs: readonly { readonly entry: Entry; readonly mate: Mate }[];
  /** In display order. */
  readonly mates: readonly Mate[];
};

const PAIRS = 4;
/** r̥ and r̥̄ look alike in transliteration. */
const HARD_TO_READ = /ృ|ౄ/u;
const CANDIDATE_COUNT = 24;
/** Nobody can remember four longer sounds. */
const MAX_HEARD_LENGTH = 24;

type Matching = { readonly by: PairsTask['matchedBy']; readonly mateOf: (entry: Entry) => Mate | null };

const LATIN: Matching = {
  by: 'latin',
  mateOf: ({ telugu }) => ({ text: transliterated(telugu), lang: 'te-Latn', said: telugu }),
};
const SOUND: Matching = { by: 'sound', mateOf: ({ telugu }) => ({ text: telugu, lang: 'te' }) };
const MEANING: Matching = {
  by: 'meaning',
  mateOf: ({ english }) => (english === undefined ? null : { text: english, lang: 'en' }),
};
const PICTURE: Matching = {
  by: 'picture',
  mateOf: ({ picture, english, telugu }) =>
    picture === undefined
      ? null
      : { text: picture, lang: 'en', said: telugu, ...(english === undefined ? {} : { name: english }) },
};
/** A vowel is matched with its sign on క: ఇ with కి. */
const SIGN: Matching = {
  by: 'sign',
  mateOf: ({ telugu }) => {
    const text = gunintam('క')[PRIMER_VOWELS.findIndex((vowel) => vowel === telugu)];
    return text === undefined ? null : { text, lang: 'te' };
  },
};

/** Matches a letter with the picture of its word in the lesson. */
const pictureOfLetter = (material: Material): Matching => ({
  by: 'word',
  mateOf: ({ telugu }) => {
    const letter = material.letters.find((one) => one.letter === telugu);
    if (!letter) return null;
    const { picture, english, telugu: said } = letter.word;
    return { text: picture, lang: 'en', name: english, said };
  },
});

const digitsIn = (script: 'te' | 'en'): Matching => ({
  by: 'digits',
  mateOf: ({ number, telugu }) =>
    number === undefined
      ? null
      : { text: script === 'te' ? teluguDigits(number) : `${number}`, lang: script, said: telugu },
});

function matchingsFor(material: Material, focus: Focus): readonly Matching[] {
  const inLatin = material.withoutLatin ? [] : [LATIN];
  switch (focus.about) {
    case 'letter':
      return [
        ...inLatin,
        SOUND,
        pictureOfLetter(material),
        ...(SIGN.mateOf(letterEntry(focus.letter.letter)) ? [SIGN] : []),
      ];
    case 'akshara':
      return aksharaText(focus.akshara) === focus.akshara.consonant || HARD_TO_READ.test(aksharaText(focus.akshara))
        ? []
        : [...inLatin, SOUND];
    case 'word':
      return material.withoutLatin
        ? [PICTURE, ...(focus.word.telugu.length <= MAX_HEARD_LENGTH ? [SOUND] : [])]
        : [MEANING, PICTURE];
    case 'number':
      return [digitsIn('te'), digitsIn('en')];
    default:
      return [];
  }
}

/** Up to `PAIRS` pairs that cannot be confused with each other. */
function distinctPairs(material: Material, entries: readonly Entry[], mateOf: Matching['mateOf']) {
  const pairs: { entry: Entry; mate: Mate }[] = [];
  const nearOf = (key: string) => material.words.find((word) => word.key === key)?.near ?? [];
  for (const entry of entries) {
    const mate = mateOf(entry);
    const isDistinct = pairs.every(
      (pair) => !nearOf(pair.entry.key).includes(entry.key) && pair.mate.text !== mate?.text,
    );
    if (mate && isDistinct && pairs.length < PAIRS) pairs.push({ entry, mate });
  }
  return pairs;
}

export function makePairsTask(material: Material, focus: Focus, random: Random): PairsTask | null {
  const isAllowed = ({ telugu }: Entry) => focus.about !== 'akshara' || !HARD_TO_READ.test(telugu);
  const isNew = ({ key }: Entry) => material.met?.learning.has(key) ?? false;
  const likely = wrongEntries(material, focus, { count: CANDIDATE_COUNT, byEar: true, isAllowed }, random);
  // New items come first, so that one exercise covers all of them.
  const others = [...likely.filter(isNew), ...likely.filter((entry) => !isNew(entry))];
  for (const { by, mateOf } of shuffled(matchingsFor(material, focus), random)) {
    const pairs = distinctPairs(material, [entryOfFocus(focus), ...others], mateOf);
    const hasFocus = pairs[0]?.entry.key === entryOfFocus(focus).key;
    if (hasFocus && pairs.length === PAIRS) {
      const mates = shuffled(pairs, random).map(({ mate }) => mate);
      return { matchedBy: by, pairs: shuffled(pairs, random), mates };
    }
  }
  return null;
}
