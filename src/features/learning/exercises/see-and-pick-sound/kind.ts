import { explainChoice, judgeChoice, rightChoice, wrongChoices } from '../choice/choice';
import { defineKind } from '../kind';
import { makeSoundTask, type SoundTask } from './make';
import { SoundView } from './SoundView';

export const kind = defineKind<SoundTask, string>({
  name: 'see-and-pick-sound',
  make: makeSoundTask,
  instruction: () => ({ en: 'How is it said? Pick the sound.', te: 'దీన్ని ఎలా పలుకుతారు? సరైన శబ్దాన్ని ఎంచుకో.' }),
  judge: judgeChoice,
  explain: explainChoice,
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
  View: SoundView,
});
