import { soundsOf } from '../../domain/chandas/sounds';
import { yatiAgrees } from '../../domain/chandas/yati';
import { pressOne, type Solver } from '../solver';

/** By ear: exactly one letter of the line sounds like the first. */
export const solve: Solver = (seen, _known, isRight) => {
  const first = soundsOf(seen.asked[0] ?? '');
  const sounds = seen.options.map(({ text }) => soundsOf(text));
  return pressOne(seen, isRight, ({ text }, at) =>
    yatiAgrees({ letter: first, before: undefined }, { letter: soundsOf(text), before: sounds[at - 1] ?? first }),
  );
};
