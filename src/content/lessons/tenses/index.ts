import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { canAndMust } from './canAndMust';
import { commands } from './commands';
import { everyDayAndTomorrow } from './everyDayAndTomorrow';
import { negatives } from './negatives';
import { oneAfterAnother } from './oneAfterAnother';
import { practiceSentences } from './practiceSentences';
import { rightNow } from './rightNow';
import { statements } from './statements';
import { timeWords } from './timeWords';
import { verbTables } from './verbTables';
import { yesterday } from './yesterday';

export const tenses: LessonContent = {
  sections: [
    timeWords,
    everyDayAndTomorrow,
    rightNow,
    yesterday,
    verbTables,
    negatives,
    commands,
    canAndMust,
    oneAfterAnother,
  ],
  statements,
  practiceSentences,
};
