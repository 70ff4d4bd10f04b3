import type { Article } from '../article';
import { confusingLetters } from './confusingLetters';
import { festivalsAsLessons } from './festivalsAsLessons';
import { howTeluguScriptWorks } from './howTeluguScriptWorks';
import { teluguFarFromHome } from './teluguFarFromHome';
import { tenMinutesADay } from './tenMinutesADay';
import { whyPadyaluStillMatter } from './whyPadyaluStillMatter';

/** Newest first. */
export const blogArticles: readonly Article[] = [
  tenMinutesADay,
  confusingLetters,
  whyPadyaluStillMatter,
  festivalsAsLessons,
  howTeluguScriptWorks,
  teluguFarFromHome,
];
