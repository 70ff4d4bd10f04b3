import { aksharaEntry, comesLater, entryOfFocus, type Focus, letterEntry, numberEntry, wordEntry } from './focus';
import { SIGNS } from './akshara';
import type { Statement } from './lessonContent';
import type { Material } from './material';
import { PRIMER_VOWELS } from '../script/letters';

/** How many new items are introduced together, and how often each is asked before the next ones come. */
type Pace = { readonly batchSize: number; readonly times: number };
const LETTERS: Pace = { batchSize: 4, times: 3 };
const WORDS: Pace = { batchSize: 5, times: 2 };

/** In a lesson with numbers, everything else waits until the learner can count to ten. */
const FIRST_NUMBERS = 10;

/** Hardly any modern word has these letters, so they come last. */
const RARE: readonly string[] = ['ఋ', 'ౠ', 'ఌ', 'ౡ', 'ఙ', 'ఞ', 'ఱ', 'ృ', 'ౄ'];

const rareLast = <T>(things: readonly T[], letterOf: (thing: T) => string): readonly T[] => [
  ...things.filter((thing) => !RARE.includes(letterOf(thing))),
  ...things.filter((thing) => RARE.includes(letterOf(thing))),
];

/** The item keys of each kind, in the order in which they are introduced. */
function rowsOf({ letters, aksharas, words, numbers }: Material): { keys: readonly string[]; pace: Pace }[] {
  const numberFocuses = numbers.map((number): Focus => ({ about: 'number', number }));
  const orderedNumbers = [...numberFocuses.filter((one) => !comesLater(one)), ...numberFocuses.filter(comesLater)];
  return [
    { keys: rareLast(letters, ({ letter }) => letter).map(({ letter }) => letterEntry(letter).key), pace: LETTERS },
    { keys: [...new Set(rareLast(aksharas, ({ sign }) => sign).map((one) => aksharaEntry(one).key))], pace: LETTERS },
    { keys: words.map((word) => wordEntry(word).key), pace: WORDS },
    { keys: orderedNumbers.map((focus) => entryOfFocus(focus).key), pace: WORDS },
  ];
}

export type Step = {
  /** Material that offers only what the learner has met. */
  readonly material: Material;
  /** Whether the focus may be asked now. */
  readonly isOpen: (focus: Focus) => boolean;
  /** Keys of the new letters and signs; each is to be asked `times` times. */
  readonly learning: readonly string[];
  readonly times: number;
};

/** The letters a statement is about: the Telugu parts of its English text. */
const namedIn = ({ text }: Statement): readonly string[] => text.en.match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

function metIn(
  { letters, aksharas }: Material,
  learning: ReadonlySet<string>,
  isMet: (key: string) => boolean,
): Pick<Material, 'met'> {
  if (letters.length > 0) {
    const known = new Set(letters.map(({ letter }) => letter).filter((letter) => isMet(letterEntry(letter).key)));
    const signs = SIGNS.filter((_, at) => known.has(PRIMER_VOWELS[at] ?? ''));
    const hasVowels = letters.some(({ letter }) => PRIMER_VOWELS.some((vowel) => vowel === letter));
    return { met: { learning, letters: known, ...(hasVowels ? { signs: new Set(signs) } : {}) } };
  }
  const signs = aksharas.filter((akshara) => akshara.vottu === '' && isMet(aksharaEntry(akshara).key));
  return aksharas.length > 0 ? { met: { learning, signs: new Set(signs.map(({ sign }) => sign)) } } : {};
}

/**
 * The learner's current step in a lesson: a few new items, each asked several times before the next ones come.
 * @param timesSeen how often the learner was asked about an item before
 */
export function stepOf(material: Material, timesSeen: (key: string) => number): Step {
  const rows = rowsOf(material).map(({ keys, pace }) => ({
    pace,
    keys,
    learning: keys.filter((key) => timesSeen(key) < pace.times).slice(0, pace.batchSize),
  }));
  const inRow = new Set(rows.flatMap(({ keys }) => keys));
  const learning = new Set(rows.flatMap((row) => row.learning));
  const letterKeys = rows.flatMap((row) => (row.pace === LETTERS ? row.learning : []));
  const countsToTen = material.numbers
    .slice(0, FIRST_NUMBERS)
    .every((number) => timesSeen(numberEntry(number).key) >= WORDS.times);
  const isMet = (key: string) => !inRow.has(key) || learning.has(key) || timesSeen(key) > 0;
  const letters = material.letters.map(({ letter }) => letter);
  const isAboutMet = (statement: Statement) =>
    letters.every(
      (letter) => isMet(letterEntry(letter).key) || namedIn(statement).every((name) => !name.startsWith(letter)),
    );
  return {
    material: { ...material, ...metIn(material, learning, isMet) },
    isOpen: (focus) => {
      if (focus.about === 'statement') return isAboutMet(focus.statement);
      return (focus.about === 'number' || countsToTen) && isMet(entryOfFocus(focus).key);
    },
    learning: letterKeys,
    times: LETTERS.times,
  };
}
