import { type Akshara, aksharaText } from '../../domain/lesson/akshara';
import { aksharaEntry } from '../../domain/lesson/focus';
import { allRight, allWrong, type Explanation, type Outcome, pairsBetween } from '../../domain/exercise/outcome';
import { type BuildTask, otherBuilds } from './make';

export function judgeBuilt(task: BuildTask, built: Akshara): Outcome {
  const { key, target } = task;
  return aksharaText(built) === aksharaText(target)
    ? allRight(key, pairsBetween(aksharaText(target), otherBuilds(task).map(aksharaText)))
    : allWrong(key, pairsBetween(aksharaText(target), [aksharaText(built)]));
}

export function explainBuilt({ target, whys, why: because }: BuildTask, built: Akshara): Explanation {
  const isRight = aksharaText(built) === aksharaText(target);
  const why = isRight ? undefined : (whys[aksharaText(built)] ?? because);
  return { right: [aksharaEntry(target)], picked: isRight ? [] : [aksharaEntry(built)], ...(why ? { why } : {}) };
}
