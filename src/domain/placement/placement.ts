import type { StartAt } from '../learner/preferences';
import type { Random } from '../random';
import { MIN_WRONG_TO_STOP, type Stage, STAGES } from './stages';

/** An answered placement question. */
export type PlacementAnswer = { readonly telugu: string; readonly isRight: boolean };

/** The result of the answers so far: a starting point, or the group to ask about next. */
export type PlacementState =
  | { readonly kind: 'placed'; readonly startAt: StartAt }
  | { readonly kind: 'asking'; readonly stage: Stage; readonly group: readonly string[] };

const answersOf = ({ groups }: Stage, answers: readonly PlacementAnswer[]): readonly PlacementAnswer[] =>
  answers.filter(({ telugu }) => groups.some((group) => group.includes(telugu)));

/**
 * Goes through the lessons in order. Enough right answers lead to the next lesson; too many wrong ones mean that the
 * learner starts with this lesson. The groups of a lesson take turns.
 */
export function placementState(answers: readonly PlacementAnswer[]): PlacementState {
  for (const stage of STAGES) {
    const stageAnswers = answersOf(stage, answers);
    const right = stageAnswers.filter(({ isRight }) => isRight).length;
    if (stageAnswers.length - right >= MIN_WRONG_TO_STOP) return { kind: 'placed', startAt: stage.startAt };
    if (right < stage.minRight) {
      return { kind: 'asking', stage, group: stage.groups[stageAnswers.length % stage.groups.length] ?? [] };
    }
  }
  return { kind: 'placed', startAt: 'reading' };
}

/** A random letter of the group that was not asked yet. */
export function drawLetter(
  group: readonly string[],
  answers: readonly PlacementAnswer[],
  random: Random,
): string | undefined {
  const fresh = group.filter((text) => !answers.some(({ telugu }) => telugu === text));
  return fresh[Math.floor(random() * fresh.length)];
}

/** The starting point so far: the first lesson that the learner has not yet shown to know. */
export function startAtOf(answers: readonly PlacementAnswer[]): StartAt {
  const now = placementState(answers);
  return now.kind === 'placed' ? now.startAt : now.stage.startAt;
}
