import { aksharas } from '../../domain/script/aksharas';
import type { Solver } from '../solver';
import { spellingOf } from '../solverKnowledge';

/** Corrects the wrong akshara; for a wrong answer, puts in another wrong one. */
export const solve: Solver = (seen, known, isRight) => {
  const places = aksharas(spellingOf(seen, known)).map((right, at) => ({
    at,
    right,
    written: seen.options[at]?.text,
  }));
  return {
    how: 'mend',
    places: isRight
      ? places
          .filter(({ right, written }) => right !== written)
          .map(({ at, right }) => ({ at, fits: (akshara) => akshara === right }))
      : places.map(({ at, right, written }) => ({ at, fits: (akshara) => akshara !== right && akshara !== written })),
  };
};
