import { press, type Seen, type Solver } from '../solver';
import { askedLine, lettersOf } from '../solverKnowledge';

/** All ways to put an option into each gap. */
const waysToFill = ({ gap, options }: Seen): readonly (readonly number[])[] =>
  gap.slice(1).reduce<number[][]>((ways) => ways.flatMap((way) => options.map((_, at) => [...way, at])), [[]]);

/** For a wrong answer, only the first gap is filled wrong. */
export const solve: Solver = (seen, known, isRight) => {
  const { gap, options } = seen;
  const line = askedLine(seen, known);
  const filled = (way: readonly number[]) =>
    lettersOf(gap.map((text, at) => text + (options[way[at] ?? -1]?.text ?? '')).join(''));
  const places = waysToFill(seen).find((way) => filled(way) === lettersOf(line));
  if (!places) throw new Error(`No options fill the gaps of ${line}`);
  const wrong = options.findIndex((_, at) => !places.includes(at));
  return press(...(isRight ? places : [wrong, ...places.slice(1)]));
};
