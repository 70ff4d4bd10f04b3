import { explainChoice, judgeLetterChoice, rightChoice, wrongChoices } from '../../domain/exercise/choice';
import type { LessonKind } from '../kind';
import { type HearTask, makeHearTask } from './make';

const LETTER = { en: 'Listen. Which letter is it?', te: 'విను. ఇది ఏ అక్షరం?' };
const NUMBER = { en: 'Listen. Which number is it?', te: 'విను. ఇది ఏ సంఖ్య?' };
const SENTENCE = { en: 'Listen. Which sentence is it?', te: 'విను. ఇది ఏ వాక్యం?' };
const WORD = { en: 'Listen. What do you hear?', te: 'విను. ఏమని వినిపించింది?' };

export const hearAndPick: LessonKind<HearTask, string> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: true,
  make: makeHearTask,
  instruction: ({ right: { key, number } }) => {
    if (number !== undefined) return NUMBER;
    if (/^(letter|sign):/.test(key)) return LETTER;
    return key.startsWith('sentence:') ? SENTENCE : WORD;
  },
  aloud: ({ right }) => right.telugu,
  judge: judgeLetterChoice,
  explain: explainChoice,
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
};
