import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { agreement } from './agreement';
import { heSheThey } from './heSheThey';
import { iAndYou } from './iAndYou';
import { nearAndFar } from './nearAndFar';
import { objects } from './objects';
import { politeness } from './politeness';
import { possessives } from './possessives';
import { practiceSentences } from './practiceSentences';
import { statements } from './statements';
import { toForms } from './toForms';
import { twoWe } from './twoWe';

export const pronouns: LessonContent = {
  sections: [iAndYou, heSheThey, nearAndFar, twoWe, possessives, objects, toForms, agreement, politeness],
  statements,
  practiceSentences,
};
