import type { Kind } from '../kind';
import { lineEntry } from '../../domain/exercise/line';
import { allRight, allWrong } from '../../domain/exercise/outcome';
import { isInOrder, type LineOrder, type LineOrderTask } from './make';

const rightOrder = ({ parts }: LineOrderTask): LineOrder => parts.map((_, at) => at);

/** The shown order and the reversed order. */
const wrongOrders = (task: LineOrderTask): readonly LineOrder[] =>
  [task.shown.slice(0, task.parts.length), rightOrder(task).toReversed()].filter(
    (order, at, all) =>
      !isInOrder(task, order) && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === at,
  );

export const lineOrder: Kind<LineOrderTask, LineOrder> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  instruction: ({ others }) =>
    others.length > 0
      ? { en: 'Make the line. Not every word belongs.', te: 'పాదం తయారు చెయ్యి. కొన్ని మాటలు మిగిలిపోతాయి.' }
      : { en: 'Put the words in order.', te: 'మాటలను వరుసగా పెట్టు.' },
  judge: (task, order) => (isInOrder(task, order) ? allRight : allWrong)(task.line.key),
  explain: ({ line }) => ({ right: [lineEntry(line)], picked: [] }),
  rightAnswer: rightOrder,
  wrongAnswers: wrongOrders,
};
