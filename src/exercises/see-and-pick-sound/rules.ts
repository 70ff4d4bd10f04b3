import { explainChoice, judgeLetterChoice, rightChoice, wrongChoices } from '../../domain/exercise/choice';
import type { LessonKind } from '../kind';
import { makeSoundTask, type SoundTask } from './make';

export const seeAndPickSound: LessonKind<SoundTask, string> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: false,
  make: makeSoundTask,
  instruction: () => ({ en: 'What sound does it make?', te: 'దీన్ని ఎలా పలుకుతారు? సరైన శబ్దాన్ని ఎంచుకో.' }),
  judge: judgeLetterChoice,
  explain: explainChoice,
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
};
