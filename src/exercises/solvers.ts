import { solve as buildAkshara } from './build-akshara/solve';
import { solve as fillGap } from './fill-gap/solve';
import { solve as firstLetters } from './first-letters/solve';
import { solve as hearAndPick } from './hear-and-pick/solve';
import { solve as hearAndType } from './hear-and-type/solve';
import type { DrawnKindName } from './kinds';
import { solve as laghuOrGuru } from './laghu-or-guru/solve';
import { solve as lineGap } from './line-gap/solve';
import { solve as lineOrder } from './line-order/solve';
import { solve as matchPairs } from './match-pairs/solve';
import { solve as mendWord } from './mend-word/solve';
import { solve as nextLine } from './next-line/solve';
import { solve as pickMeaning } from './pick-meaning/solve';
import { solve as pickPicture } from './pick-picture/solve';
import { solve as pictureAndType } from './picture-and-type/solve';
import { solve as readLine } from './read-line/solve';
import { solve as seeAndPickSound } from './see-and-pick-sound/solve';
import type { Known, Seen, Solution, Solver } from './solver';
import { solve as storyChoice } from './story-choice/solve';
import { solve as storyOrder } from './story-order/solve';
import { solve as traceLetter } from './trace-letter/solve';
import { solve as trueOrNot } from './true-or-not/solve';
import { solve as whereYati } from './where-yati/solve';
import { solve as whichMeter } from './which-meter/solve';
import { solve as wordOrder } from './word-order/solve';
import { solve as wordParts } from './word-parts/solve';
import { solve as writeLetter } from './write-letter/solve';

const SOLVERS: { readonly [K in DrawnKindName]: Solver } = {
  'build-akshara': buildAkshara,
  'fill-gap': fillGap,
  'first-letters': firstLetters,
  'hear-and-pick': hearAndPick,
  'hear-and-type': hearAndType,
  'laghu-or-guru': laghuOrGuru,
  'line-gap': lineGap,
  'line-order': lineOrder,
  'match-pairs': matchPairs,
  'mend-word': mendWord,
  'next-line': nextLine,
  'pick-meaning': pickMeaning,
  'pick-picture': pickPicture,
  'picture-and-type': pictureAndType,
  'read-line': readLine,
  'see-and-pick-sound': seeAndPickSound,
  'story-choice': storyChoice,
  'story-order': storyOrder,
  'trace-letter': traceLetter,
  'true-or-not': trueOrNot,
  'where-yati': whereYati,
  'which-meter': whichMeter,
  'word-order': wordOrder,
  'word-parts': wordParts,
  'write-letter': writeLetter,
};

export const isSolved = (kind: string): kind is DrawnKindName => Object.hasOwn(SOLVERS, kind);

/** How to answer an exercise of this kind, right or wrong. */
export const solve = (kind: DrawnKindName, seen: Seen, known: Known, isRight: boolean): Solution =>
  SOLVERS[kind](seen, known, isRight);
