import { pressOne, type Solver } from '../solver';

export const solve: Solver = (seen, { lines }, isRight) => {
  const next = lines[lines.indexOf(seen.asked[0] ?? '') + 1];
  return pressOne(seen, isRight, ({ text }) => text === next);
};
