import { press, type Solver } from '../solver';

/** Identifies the question by its options. */
export const solve: Solver = ({ options }, { questions }, isRight) => {
  const orders = questions.flatMap((question) =>
    question.kind === 'order'
      ? [question.events.map(({ te }) => options.findIndex(({ text }) => text.includes(te)))]
      : [],
  );
  const order = orders.find((places) => !places.includes(-1));
  if (!order) throw new Error(`No question of the story has the events ${JSON.stringify(options)}`);
  return press(...(isRight ? order : order.toReversed()));
};
