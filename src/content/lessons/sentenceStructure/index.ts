import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { comparing } from './comparing';
import { describing } from './describing';
import { endings } from './endings';
import { joining } from './joining';
import { likeHaveWant } from './likeHaveWant';
import { practiceSentences } from './practiceSentences';
import { questions } from './questions';
import { sayingNo } from './sayingNo';
import { statements } from './statements';
import { withoutVerb } from './withoutVerb';
import { wordOrder } from './wordOrder';

export const sentenceStructure: LessonContent = {
  sections: [wordOrder, withoutVerb, endings, describing, questions, sayingNo, likeHaveWant, joining, comparing],
  statements,
  practiceSentences,
};
