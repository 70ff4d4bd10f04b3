import { allRight, allWrong, type Explanation, type Outcome } from '../../domain/exercise/outcome';
import { isInOrder, type OrderTask } from './make';

/** Part indexes in the order the learner placed them. */
export type Order = readonly number[];

export const judgeOrder = (task: OrderTask, order: Order): Outcome =>
  isInOrder(task, order) ? allRight(task.whole.key) : allWrong(task.whole.key);

const VERB_LAST = {
  en: 'In Telugu, the verb usually comes at the end.',
  te: 'తెలుగులో క్రియ మామూలుగా వాక్యం చివర వస్తుంది.',
};

export const explainOrder = (task: OrderTask, order: Order): Explanation => ({
  right: [task.whole],
  picked: [],
  ...(task.unit === 'word' && order.at(-1) !== task.parts.length - 1 ? { why: VERB_LAST } : {}),
});

export const rightOrder = ({ parts }: OrderTask): Order => parts.map((_, at) => at);

/** The shown order and the reversed order. */
export const wrongOrders = (task: OrderTask): readonly Order[] =>
  [task.shown, rightOrder(task).toReversed()].filter(
    (order, at, all) =>
      !isInOrder(task, order) && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === at,
  );
