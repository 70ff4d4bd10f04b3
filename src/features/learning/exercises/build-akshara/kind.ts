import type { Akshara } from '../../../../domain/lesson/akshara';
import { defineKind } from '../kind';
import { BuildView } from './BuildView';
import { explainBuilt, judgeBuilt, otherBuilds } from './judge';
import { type BuildTask, makeBuildTask } from './make';

export const kind = defineKind<BuildTask, Akshara>({
  name: 'build-akshara',
  make: makeBuildTask,
  instruction: () => ({ en: 'Listen, and build what you hear.', te: 'విని, ఆ అక్షరాన్ని తయారు చేయి.' }),
  judge: judgeBuilt,
  explain: explainBuilt,
  rightAnswer: ({ target }) => target,
  wrongAnswers: otherBuilds,
  View: BuildView,
});
