import { type Akshara, written } from '../../domain/lesson/akshara';
import { aksharaEntry } from '../../domain/lesson/focus';
import { allRight, allWrong, type Explanation, type Outcome, pairsBetween } from '../../domain/exercise/outcome';
import { type BuildTask, otherBuilds } from './make';

export function judgeBuilt(task: BuildTask, built: Akshara): Outcome {
  const { key, target } = task;
  return written(built) === written(target)
    ? allRight(key, pairsBetween(written(target), otherBuilds(task).map(written)))
    : allWrong(key, pairsBetween(written(target), [written(built)]));
}

export function explainBuilt({ target, whys, why: because }: BuildTask, built: Akshara): Explanation {
  const isRight = written(built) === written(target);
  const why = isRight ? undefined : (whys[written(built)] ?? because);
  return { right: [aksharaEntry(target)], picked: isRight ? [] : [aksharaEntry(built)], ...(why ? { why } : {}) };
}
