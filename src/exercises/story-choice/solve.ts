import { pressOne, type Seen, type Solver } from '../solver';

const isShown = ({ options }: Seen, te: string) => options.some(({ text }) => text.includes(te));

/** Identifies the question by its options. */
export const solve: Solver = (seen, { questions }, isRight) => {
  const right = questions
    .flatMap((question) => (question.kind === 'order' ? [] : [question]))
    .find((question) => [question.right, ...question.wrong].every(({ te }) => isShown(seen, te)))?.right.te;
  return pressOne(seen, isRight, ({ text }) => right !== undefined && text.includes(right));
};
