import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { body } from './body';
import { clothes } from './clothes';
import { evening } from './evening';
import { family } from './family';
import { morning } from './morning';
import { play } from './play';
import { practiceSentences } from './practiceSentences';
import { road } from './road';
import { school } from './school';
import { statements } from './statements';
import { table } from './table';
import { weather } from './weather';
import { months, sixSeasons } from './yearRound';

export const dailyVocabulary: LessonContent = {
  sections: [morning, table, family, school, body, clothes, road, weather, play, evening, months, sixSeasons],
  statements,
  practiceSentences,
};
