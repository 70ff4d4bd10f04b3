import type { Bilingual } from '../../../../domain/bilingual';
import { explainChoice, judgeChoice, rightChoice, wrongChoices } from '../choice/choice';
import { defineKind } from '../kind';
import { GapView } from './GapView';
import { type GapTask, makeGapTask } from './make';

const INSTRUCTIONS: Record<GapTask['missing'], Bilingual> = {
  word: { en: 'Which word is missing?', te: 'ఖాళీలో ఏ మాట రావాలి?' },
  akshara: { en: 'Which letter is missing?', te: 'ఖాళీలో ఏ అక్షరం రావాలి?' },
  inRow: { en: 'What is missing in the row?', te: 'ఈ వరుసలో ఖాళీ చోట ఏది రావాలి?' },
};

export const kind = defineKind<GapTask, string>({
  name: 'fill-gap',
  make: makeGapTask,
  instruction: ({ missing }) => INSTRUCTIONS[missing],
  judge: judgeChoice,
  explain: (task, answer) => {
    const explanation = explainChoice(task, answer);
    return task.missing === 'inRow' ? explanation : { ...explanation, right: [task.whole] };
  },
  rightAnswer: rightChoice,
  wrongAnswers: wrongChoices,
  View: GapView,
});
