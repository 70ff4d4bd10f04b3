import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { age } from './age';
import { beyondHundred, timesTable } from './beyondHundred';
import { byRule } from './byRule';
import { clock } from './clock';
import { elevenToTwenty } from './elevenToTwenty';
import { money } from './money';
import { ordinals } from './ordinals';
import { partsAndMinutes } from './partsAndMinutes';
import { people } from './people';
import { practiceSentences } from './practiceSentences';
import { statements } from './statements';
import { teluguDigits } from './teluguDigits';
import { tens } from './tens';
import { toHundred } from './toHundred';
import { zeroToTen } from './zeroToTen';

export const numbers: LessonContent = {
  sections: [
    zeroToTen,
    teluguDigits,
    elevenToTwenty,
    tens,
    byRule,
    toHundred,
    people,
    ordinals,
    age,
    money,
    clock,
    beyondHundred,
    timesTable,
    partsAndMinutes,
  ],
  statements,
  practiceSentences,
};
