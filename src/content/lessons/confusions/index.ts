import type { Confusion } from '../../../domain/lesson/confusion';
import { consonantsThatLookAlike } from './lookAlikes';
import { signPairs } from './signs';
import { consonantsThatSoundAlike } from './soundAlikes';
import { vowelPairs } from './vowels';
import { vowelsLikeConsonants } from './vowelsAndConsonants';

export const CONFUSIONS: readonly Confusion[] = [
  ...vowelPairs,
  ...vowelsLikeConsonants,
  ...consonantsThatLookAlike,
  ...consonantsThatSoundAlike,
  ...signPairs,
];
