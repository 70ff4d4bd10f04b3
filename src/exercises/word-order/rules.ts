import type { Bilingual } from '../../domain/bilingual';
import type { LessonKind } from '../kind';
import { explainOrder, judgeOrder, type Order, rightOrder, wrongOrders } from './judge';
import { makeOrderTask, type OrderTask } from './make';

const INSTRUCTIONS: Record<OrderTask['unit'], Bilingual> = {
  word: { en: 'Put the words in order.', te: 'మాటలను సరైన వరుసలో పెట్టు.' },
  akshara: { en: 'Put the letters in order to make the word.', te: 'అక్షరాలను వరుసగా పెట్టి మాటను తయారు చెయ్యి.' },
  letter: { en: 'Put the letters in the order of the alphabet.', te: 'అక్షరాలను అక్షరమాల వరుసలో పెట్టు.' },
  gunintam: { en: 'Put them in the order of the gunintam.', te: 'వీటిని గుణింతం వరుసలో పెట్టు.' },
  number: { en: 'Put the numbers in order, smallest first.', te: 'సంఖ్యలను చిన్నదాని నుంచి పెద్దదాని వరకు వరుసగా పెట్టు.' },
};

export const wordOrder: LessonKind<OrderTask, Order> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  make: makeOrderTask,
  instruction: ({ unit }) => INSTRUCTIONS[unit],
  aloud: ({ unit, whole }, language) => {
    if (unit === 'akshara') return whole.telugu;
    if (unit !== 'word') return undefined;
    return language === 'en' ? whole.english : whole.telugu;
  },
  judge: judgeOrder,
  explain: explainOrder,
  rightAnswer: rightOrder,
  wrongAnswers: wrongOrders,
};
