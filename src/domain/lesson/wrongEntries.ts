import { type Random, shuffled } from '../random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { type Akshara, SIGNS, STACKED, WITH_SIGNS } from './akshara';
import { aksharaEntry, type Focus, letterEntry, numberEntry, entryOfFocus, wordEntry } from './focus';
import type { Sentence } from './lessonContent';
import { isMetLetter, isMetSign, type Material, type MaterialWord } from './material';
import { ownPairs, signsTakenFor, takenFor } from './mixUp';
import { type Entry, soundOf } from './entry';

type Tiers = readonly (readonly Entry[])[];

const MAX_NEIGHBOR_DISTANCE = 4;

function letterTiers(material: Material, letter: string): Tiers {
  const primer: readonly string[] =
    [PRIMER_VOWELS, PRIMER_CONSONANTS].find((row) => row.some((one) => one === letter)) ?? [];
  const at = primer.indexOf(letter);
  const own = takenFor(ownPairs(material), letter).map((other) => [other]);
  const confused = takenFor(material.confusions, letter);
  const neighbors = primer.filter((_, place) => Math.abs(place - at) <= MAX_NEIGHBOR_DISTANCE);
  const isOffered = (other: string) => primer.includes(other) && isMetLetter(material, other);
  return [...own, confused, neighbors, primer].map((tier) => tier.filter(isOffered).map(letterEntry));
}

/** Replaces the consonant, and the vottu too if it is the same letter. */
const withConsonant = (akshara: Akshara, consonant: string): Akshara => ({
  ...akshara,
  consonant,
  vottu: akshara.vottu === akshara.consonant ? consonant : akshara.vottu,
});

const withSign = ({ consonant, vottu }: Akshara, sign: string): Akshara => ({ consonant, vottu, sign });

export function aksharaTiers(
  material: Pick<Material, 'confusions' | 'ownConfusions' | 'met'>,
  akshara: Akshara,
): Tiers {
  const { consonant, vottu, sign } = akshara;
  const known = vottu === '' ? WITH_SIGNS : STACKED;
  const signs = SIGNS.filter((other) => isMetSign(material, other));
  const confusedIn = (pairs: Parameters<typeof takenFor>[0]) => [
    ...signsTakenFor(pairs, sign, signs).map((other) => withSign(akshara, other)),
    ...takenFor(pairs, consonant)
      .filter((other) => known.includes(other))
      .map((other) => withConsonant(akshara, other)),
  ];
  const own = confusedIn(ownPairs(material)).map((other) => [other]);
  const likely = [...confusedIn(material.confusions), ...(vottu === '' ? [] : [{ ...akshara, vottu: '' }])];
  const otherSigns = signs.map((other) => withSign(akshara, other));
  const otherConsonants = known.map((other) => withConsonant(akshara, other));
  return [...own, likely, otherSigns, otherConsonants].map((tier) => tier.map(aksharaEntry));
}

function wordTiers(material: Material, word: MaterialWord): Tiers {
  const others = material.words.filter(({ key, near }) => key !== word.key && !near.includes(word.key));
  return [others.filter(({ group }) => group === word.group), others].map((tier) => tier.map(wordEntry));
}

const swapped = (number: number) => Number([...String(number)].toReversed().join(''));

function numberTiers(material: Material, number: number): Tiers {
  const likely = [swapped(number), number - 1, number + 1, number - 10, number + 10];
  const known = (tier: readonly number[]) => tier.filter((one) => material.numbers.includes(one));
  const nearby = material.numbers.filter((one) => Math.abs(one - number) <= 10);
  return [known(likely), nearby, material.numbers].map((tier) => tier.map(numberEntry));
}

function sentenceTiers(material: Material, sentence: Sentence): Tiers {
  const own = sentence.words.map(({ telugu }) => telugu);
  const sharing = material.sentences.filter(({ words }) => words.some(({ telugu }) => own.includes(telugu)));
  return [sharing, material.sentences].map((tier) =>
    tier.map((one) => entryOfFocus({ about: 'sentence', sentence: one })),
  );
}

function tiersFor(material: Material, focus: Focus): Tiers {
  switch (focus.about) {
    case 'letter':
      return letterTiers(material, focus.letter.letter);
    case 'akshara':
      return aksharaTiers(material, focus.akshara);
    case 'word':
      return wordTiers(material, focus.word);
    case 'number':
      return numberTiers(material, focus.number);
    case 'sentence':
      return sentenceTiers(material, focus.sentence);
    case 'statement':
      return [];
  }
}

type WrongOptions = {
  readonly count: number;
  /** The choices must sound different. */
  readonly byEar?: boolean;
  readonly isAllowed?: (entry: Entry) => boolean;
};

/** Draws `count` entries from the tiers in order, at random within a tier. All differ from each other and from `right`. */
export function drawWrong(tiers: Tiers, right: Entry, options: WrongOptions, random: Random): Entry[] {
  const { count, byEar = false, isAllowed = () => true } = options;
  const nameOf = ({ telugu }: Entry) => (byEar ? soundOf(telugu) : telugu);
  const taken = new Set([nameOf(right)]);
  const drawn: Entry[] = [];
  for (const tier of tiers) {
    for (const entry of shuffled(tier, random)) {
      if (drawn.length === count) return drawn;
      if (taken.has(nameOf(entry)) || !isAllowed(entry)) continue;
      taken.add(nameOf(entry));
      drawn.push(entry);
    }
  }
  return drawn;
}

/** Likely wrong answers for a focus; none of them would also be right. */
export const wrongEntries = (material: Material, focus: Focus, options: WrongOptions, random: Random): Entry[] =>
  drawWrong(tiersFor(material, focus), entryOfFocus(focus), options, random);
