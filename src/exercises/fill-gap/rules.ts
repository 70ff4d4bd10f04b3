import type { Bilingual } from '../../domain/bilingual';
import { explainChoice, judgeChoice, judgeLetterChoice, rightChoice, wrongChoices } from '../../domain/exercise/choice';
import type { LessonKind } from '../kind';
import { type GapTask, makeGapTask } from './make';

const INSTRUCTIONS: Record<GapTask['missing'], Bilingual> = {
  word: { en: 'Which word is missing?', te: 'ఖాళీలో ఏ మాట రావాలి?' },
  akshara: { en: 'Which letter is missing?', te: 'ఖాళీలో ఏ అక్షరం రావాలి?' },
  inRow: { en: 'What is missing from the row?', te: 'ఈ వరుసలో ఖాళీ చోట ఏది రావాలి?' },
};

export const fillGap: LessonKind<GapTask, string> = {
  hesitantAfterSeconds: 20,
  hasOwnVoiceButton: false,
  make: makeGapTask,
  instruction: ({ missing }) => INSTRUCTIONS[missing],
  aloud: ({ missing, whole }, language) => {
    if (missing === 'inRow') return undefined;
    // In English the meaning of the sentence is spoken, in Telugu the sentence itself.
    return missing === 'word' && language === 'en' ? whole.english : whole.telugu;
  },
  judge: (task, answer) => (task.missing === 'word' ? judgeChoice : judgeLetterChoice)(task, answer),
  explain: (task, answer) => {
    const explanation = explainChoice(task, answer);
    return task.missing === 'inRow' ? explanation : { ...explanation, right: [task.whole] };
  },
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
};
