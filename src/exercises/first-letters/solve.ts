import { press, type Solver } from '../solver';

/** Shows the line, then says "I knew it" or "Not yet". */
export const solve: Solver = (_seen, _known, isRight) => press(0, isRight ? 0 : 1);
