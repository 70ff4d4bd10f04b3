import { rowsOf } from '../../domain/chandas/rows';
import { weigh } from '../../domain/chandas/weights';
import { aksharas } from '../../domain/script/aksharas';
import { pressOne, type Solver } from '../solver';

const NAMES = { laghu: /laghu|లఘువు/iu, guru: /guru|గురువు/iu };

export const solve: Solver = (seen, _known, isRight) => {
  const weighed = weigh(rowsOf(seen.asked[0] ?? '')).flat();
  const name = NAMES[weighed[aksharas(seen.beforeMark ?? '').length]?.usual ?? 'laghu'];
  return pressOne(seen, isRight, ({ text }) => name.test(text));
};
