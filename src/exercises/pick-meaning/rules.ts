import { explainChoice, judgeChoice, rightChoice, wrongChoices } from '../../domain/exercise/choice';
import type { LessonKind } from '../kind';
import { makeMeaningTask, type MeaningTask } from './make';

export const pickMeaning: LessonKind<MeaningTask, string> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: false,
  make: makeMeaningTask,
  instruction: ({ intoTelugu }) =>
    intoTelugu
      ? { en: 'How do you say it in Telugu?', te: 'దీన్ని తెలుగులో ఏమంటారు?' }
      : { en: 'What does it mean?', te: 'దీని అర్థం ఏమిటి?' },
  aloud: ({ right, intoTelugu }, language) => {
    if (!intoTelugu) return right.telugu;
    return language === 'en' ? right.english : undefined;
  },
  judge: judgeChoice,
  explain: explainChoice,
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
};
