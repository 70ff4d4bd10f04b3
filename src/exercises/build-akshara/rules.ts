import type { Akshara } from '../../domain/lesson/akshara';
import type { LessonKind } from '../kind';
import { explainBuilt, judgeBuilt } from './judge';
import { type BuildTask, makeBuildTask, otherBuilds, targetText } from './make';

export const buildAkshara: LessonKind<BuildTask, Akshara> = {
  hesitantAfterSeconds: 20,
  hasOwnVoiceButton: true,
  make: makeBuildTask,
  instruction: () => ({ en: 'Listen, and build what you hear.', te: 'విని, ఆ అక్షరాన్ని తయారు చెయ్యి.' }),
  aloud: targetText,
  judge: judgeBuilt,
  explain: explainBuilt,
  rightAnswer: ({ target }) => target,
  wrongAnswers: otherBuilds,
};
