import { type ChoiceTask, explainChoice, judgeChoice, rightChoice, wrongChoices } from '../../domain/exercise/choice';
import type { LessonKind } from '../kind';
import { makePictureTask } from './make';

export const pickPicture: LessonKind<ChoiceTask, string> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: false,
  make: makePictureTask,
  instruction: ({ right }) =>
    right.number === undefined
      ? { en: 'Which picture is it?', te: 'సరైన బొమ్మ ఏది?' }
      : { en: 'Which picture shows this many?', te: 'ఏ బొమ్మలో అన్ని ఉన్నాయి?' },
  aloud: ({ right }) => right.telugu,
  judge: judgeChoice,
  explain: explainChoice,
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
};
