import type { Solver } from '../solver';
import { spellingOf } from '../solverKnowledge';

export const solve: Solver = (seen, known, isRight) => ({
  how: 'type',
  text: `${spellingOf(seen, known)}${isRight ? '' : 'ళ'}`,
});
