import type { Bilingual } from '../../domain/bilingual';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

/** Asks for the order of the events of a story. */
export type StoryOrderTask = {
  readonly key: string;
  /** The events in the right order. */
  readonly events: readonly Bilingual[];
  /** The order in which events are shown, as indexes into `events`. */
  readonly shown: readonly number[];
};

/** Event indexes in the order the learner chose. */
export type EventOrder = readonly number[];

const rightOrder = ({ events }: StoryOrderTask): EventOrder => events.map((_, at) => at);

const isInOrder = ({ events }: StoryOrderTask, order: EventOrder): boolean =>
  order.length === events.length && order.every((at, place) => at === place);

/** The shown order and the reversed order. */
const wrongOrders = (task: StoryOrderTask): readonly EventOrder[] =>
  [task.shown, rightOrder(task).toReversed()].filter(
    (order, at, all) =>
      !isInOrder(task, order) && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(order)) === at,
  );

const ORDER_NOTE: Bilingual = {
  en: 'Now they are in the order they happened. Read them again.',
  te: 'ఇప్పుడు అన్నీ జరిగిన వరుసలో ఉన్నాయి. మరోసారి చదువు.',
};

export const storyOrder: Kind<StoryOrderTask, EventOrder> = {
  hesitantAfterSeconds: 60,
  hasOwnVoiceButton: false,
  instruction: () => ({
    en: 'What happened first? What happened next? Touch them in order.',
    te: 'ముందు ఏం జరిగింది? తర్వాత ఏం జరిగింది? వరుసగా నొక్కు.',
  }),
  judge: (task, order) => (isInOrder(task, order) ? allRight : allWrong)(task.key),
  explain: (task, order) => ({ right: [], picked: [], ...(isInOrder(task, order) ? {} : { why: ORDER_NOTE }) }),
  rightAnswer: rightOrder,
  wrongAnswers: wrongOrders,
};
