import type { Article } from '../article';
import { aVemanaPoemInAWeek } from './aVemanaPoemInAWeek';
import { countingToTwenty } from './countingToTwenty';
import { firstFiveVowels } from './firstFiveVowels';
import { greetAGrandparent } from './greetAGrandparent';
import { gunintaluWithKa } from './gunintaluWithKa';
import { yourFirstDay } from './yourFirstDay';

/** In the recommended order. */
export const tutorials: readonly Article[] = [
  yourFirstDay,
  firstFiveVowels,
  gunintaluWithKa,
  greetAGrandparent,
  countingToTwenty,
  aVemanaPoemInAWeek,
];
