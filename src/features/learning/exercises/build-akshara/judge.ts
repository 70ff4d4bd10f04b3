import { type Akshara, written } from '../../../../domain/lesson/akshara';
import { aksharaEntry } from '../../../../domain/lesson/focus';
import { mixUpOf, whyNot } from '../../../../domain/lesson/mixUp';
import type { Explanation, Outcome } from '../kind';
import type { BuildTask } from './make';

export function judgeBuilt({ key, target }: BuildTask, built: Akshara): Outcome {
  if (written(built) === written(target)) return { right: [key], wrong: [] };
  const pair = mixUpOf(written(target), written(built));
  return { right: [], wrong: [key], ...(pair ? { mixedUp: [pair.join(' ')] } : {}) };
}

export function explainBuilt({ target, whys, why: because }: BuildTask, built: Akshara): Explanation {
  const isRight = written(built) === written(target);
  const why = isRight ? undefined : (whyNot(whys, written(target), written(built)) ?? because);
  return { right: [aksharaEntry(target)], picked: isRight ? [] : [aksharaEntry(built)], ...(why ? { why } : {}) };
}

/** Everything else that can be built from the pieces. */
export const otherBuilds = ({ target, pieces }: BuildTask): readonly Akshara[] =>
  pieces.consonant
    .flatMap((consonant) => pieces.vottu.flatMap((vottu) => pieces.sign.map((sign) => ({ consonant, vottu, sign }))))
    .filter((akshara) => written(akshara) !== written(target));
