import { METER_NAMES } from '../../domain/chandas/meters';
import { findMeter } from '../../domain/chandas/scan';
import { pressOne, type Solver } from '../solver';

export const solve: Solver = (seen, _known, isRight) => {
  const found = findMeter(seen.asked.join('\n'));
  return pressOne(seen, isRight, ({ text }) => found !== undefined && text.includes(METER_NAMES[found.meter].te));
};
