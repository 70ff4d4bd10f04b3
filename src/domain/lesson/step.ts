import { aksharaEntry, comesLater, entryOfFocus, type Focus, letterEntry, numberEntry, wordEntry } from './focus';
import { SIGNS } from './akshara';
import type { Statement } from './lessonContent';
import type { Material } from './material';
import { PRIMER_VOWELS } from '../script/letters';

/** How many new ones come at a time, and how often each is asked for before the next come. */
type Pace = { readonly atATime: number; readonly times: number };
const LETTERS: Pace = { atATime: 4, times: 3 };
const WORDS: Pace = { atATime: 5, times: 2 };

/** Who cannot count to ten yet learns that before anything that is said with numbers. */
const FIRST_NUMBERS = 10;

/** Hardly a word of today has them: they come when all the others are known. */
const RARE: readonly string[] = ['ఋ', 'ౠ', 'ఌ', 'ౡ', 'ఙ', 'ఞ', 'ఱ', 'ృ', 'ౄ'];

const rareLast = <T>(things: readonly T[], letterOf: (thing: T) => string): readonly T[] => [
  ...things.filter((thing) => !RARE.includes(letterOf(thing))),
  ...things.filter((thing) => RARE.includes(letterOf(thing))),
];

/** The keys of what is learned one after the other, in the order in which it is met. */
function rowsOf({ letters, aksharas, words, numbers }: Material): { keys: readonly string[]; pace: Pace }[] {
  const numberFocuses = numbers.map((number): Focus => ({ about: 'number', number }));
  const inTurn = [...numberFocuses.filter((one) => !comesLater(one)), ...numberFocuses.filter(comesLater)];
  return [
    { keys: rareLast(letters, ({ letter }) => letter).map(({ letter }) => letterEntry(letter).key), pace: LETTERS },
    { keys: [...new Set(rareLast(aksharas, ({ sign }) => sign).map((one) => aksharaEntry(one).key))], pace: LETTERS },
    { keys: words.map((word) => wordEntry(word).key), pace: WORDS },
    { keys: inTurn.map((focus) => entryOfFocus(focus).key), pace: WORDS },
  ];
}

export type Step = {
  /** In which nothing is offered that the learner has not met. */
  readonly material: Material;
  /** Whether it may be asked about now. */
  readonly isOpen: (focus: Focus) => boolean;
  /** The letters and signs that are being learned, by their keys: each is to be asked for so often. */
  readonly learning: readonly string[];
  readonly times: number;
};

/** The letters that a statement names: in its English text, Telugu is what it is about. */
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
 * How far the learner is in a lesson: a few new things at a time, each asked for several times before the next come.
 * @param timesSeen how often the learner was asked for each item before
 */
export function stepOf(material: Material, timesSeen: (key: string) => number): Step {
  const rows = rowsOf(material).map(({ keys, pace }) => ({
    pace,
    keys,
    learning: keys.filter((key) => timesSeen(key) < pace.times).slice(0, pace.atATime),
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
