import { written } from '../../domain/lesson/akshara';
import { type Focus, letterEntry, entryOfFocus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { type Entry, teluguDigits } from '../../domain/lesson/entry';
import { wrongEntries } from '../../domain/lesson/wrongEntries';
import { gunintam, PRIMER_VOWELS } from '../../domain/script/letters';
import { transliterated } from '../../domain/script/transliteration';
import { type Random, shuffled } from '../../domain/random';

/** What a thing is matched with. */
export type Mate = {
  readonly text: string;
  readonly lang: 'te' | 'te-Latn' | 'en';
  /** Of a picture, what it shows. */
  readonly name?: string;
  /** What is heard of it, where that is not its text. */
  readonly said?: string;
};

export type PairsTask = {
  /** Matched by `sound`, the mates are only heard; their texts are what is said. */
  readonly matchedBy: 'latin' | 'sound' | 'sign' | 'word' | 'picture' | 'meaning' | 'digits';
  readonly pairs: readonly { readonly entry: Entry; readonly mate: Mate }[];
  /** The mates in the order in which they are shown. */
  readonly mates: readonly Mate[];
};

const PAIRS = 4;
/** r̥ and r̥̄ look alike in Latin letters. */
const HARD_TO_READ = /ృ|ౄ/u;
const ENOUGH_TO_CHOOSE_FROM = 24;
/** Longer than this, nobody can keep four of them in the ear. */
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
/** ఇ is ి behind a consonant: కి. */
const SIGN: Matching = {
  by: 'sign',
  mateOf: ({ telugu }) => {
    const text = gunintam('క')[PRIMER_VOWELS.findIndex((vowel) => vowel === telugu)];
    return text === undefined ? null : { text, lang: 'te' };
  },
};

/** The picture of the word that the lesson shows with it. */
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
      return written(focus.akshara) === focus.akshara.consonant || HARD_TO_READ.test(written(focus.akshara))
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

/** As many as wanted of which none could be taken for another. */
function apart(material: Material, entries: readonly Entry[], mateOf: Matching['mateOf']) {
  const pairs: { entry: Entry; mate: Mate }[] = [];
  const nearOf = (key: string) => material.words.find((word) => word.key === key)?.near ?? [];
  for (const entry of entries) {
    const mate = mateOf(entry);
    const isApart = pairs.every((pair) => !nearOf(pair.entry.key).includes(entry.key) && pair.mate.text !== mate?.text);
    if (mate && isApart && pairs.length < PAIRS) pairs.push({ entry, mate });
  }
  return pairs;
}

export function makePairsTask(material: Material, focus: Focus, random: Random): PairsTask | null {
  const isAllowed = ({ telugu }: Entry) => focus.about !== 'akshara' || !HARD_TO_READ.test(telugu);
  const isLearned = ({ key }: Entry) => material.met?.learning.has(key) ?? false;
  const likely = wrongEntries(material, focus, { count: ENOUGH_TO_CHOOSE_FROM, byEar: true, isAllowed }, random);
  // All that is being learned at once.
  const others = [...likely.filter(isLearned), ...likely.filter((entry) => !isLearned(entry))];
  for (const { by, mateOf } of shuffled(matchingsFor(material, focus), random)) {
    const pairs = apart(material, [entryOfFocus(focus), ...others], mateOf);
    const hasFocus = pairs[0]?.entry.key === entryOfFocus(focus).key;
    if (hasFocus && pairs.length === PAIRS) {
      const mates = shuffled(pairs, random).map(({ mate }) => mate);
      return { matchedBy: by, pairs: shuffled(pairs, random), mates };
    }
  }
  return null;
}
