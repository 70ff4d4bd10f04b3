import type { Solver } from '../solver';
import { letterIn } from '../write-letter/solve';

// The label of the slate names the letter. A trace cannot be wrong: the pen stays on the dots or stops.
export const solve: Solver = ({ asked }) => ({
  how: 'draw',
  letter: letterIn(asked.join(' ').split(' ')),
  on: 'dots',
});
