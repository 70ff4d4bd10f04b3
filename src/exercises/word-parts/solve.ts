import { partsOf } from '../../domain/typing/parts';
import { placesOf, press, type Solver } from '../solver';
import { spellingOf } from '../solverKnowledge';

export const solve: Solver = (seen, known, isRight) => {
  const places = placesOf(
    partsOf(spellingOf(seen, known)),
    seen.options.map(({ text }) => text.replaceAll('◌', '')),
  );
  return press(...(isRight ? places : places.slice(0, 1)));
};
