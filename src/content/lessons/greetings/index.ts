import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { atSchool } from './atSchool';
import { guests } from './guests';
import { howAreYou } from './howAreYou';
import { magicWords } from './magicWords';
import { meeting } from './meeting';
import { names } from './names';
import { politeness } from './politeness';
import { practiceSentences } from './practiceSentences';
import { statements } from './statements';
import { takingLeave } from './takingLeave';
import { wishes } from './wishes';

export const greetings: LessonContent = {
  sections: [meeting, politeness, howAreYou, names, magicWords, guests, atSchool, takingLeave, wishes],
  statements,
  practiceSentences,
};
