import type { Bilingual } from '../../bilingual';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../outcome';

/** What happened first, and what then. */
export type StoryOrderTask = {
  readonly key: string;
  /** In the order in which it happened. */
  readonly events: readonly Bilingual[];
  /** Their places as they are shown. */
  readonly shown: readonly number[];
};

/** The places of the events, in the order in which they were put. */
export type EventOrder = readonly number[];

const rightOrder = ({ events }: StoryOrderTask): EventOrder => events.map((_, at) => at);

const isInOrder = ({ events }: StoryOrderTask, order: EventOrder): boolean =>
  order.length === events.length && order.every((at, place) => at === place);

/** As it is shown, and turned round. */
const wrongOrders = (task: StoryOrderTask): readonly EventOrder[] =>
  [task.shown, rightOrder(task).toReversed()].filter(
    (order, at, all) =>
      !isInOrder(task, order) && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === at,
  );

const AS_IT_WAS: Bilingual = {
  en: 'Now they are in the order they happened. Read them again.',
  te: 'ఇప్పుడు అన్నీ జరిగిన వరుసలో ఉన్నాయి. మరోసారి చదువు.',
};

export const storyOrder: Kind<StoryOrderTask, EventOrder> = {
  instruction: () => ({
    en: 'What happened first? What happened next? Touch them in order.',
    te: 'ముందు ఏం జరిగింది? తర్వాత ఏం జరిగింది? వరుసగా నొక్కు.',
  }),
  judge: (task, order) => (isInOrder(task, order) ? allRight : allWrong)(task.key),
  explain: (task, order) => ({ right: [], picked: [], ...(isInOrder(task, order) ? {} : { why: AS_IT_WAS }) }),
  rightAnswer: rightOrder,
  wrongAnswers: wrongOrders,
};
