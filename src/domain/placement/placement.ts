import type { StartAt } from '../learner/preferences';
import type { Random } from '../random';
import { ENOUGH_WRONG, type Stage, STAGES } from './stages';

/** A letter that was asked for, and whether it was known. */
export type Asked = { readonly telugu: string; readonly isRight: boolean };

/** What is known of a learner after these answers: where they begin, or what to ask about next. */
export type Placing =
  | { readonly kind: 'placed'; readonly startAt: StartAt }
  | { readonly kind: 'asking'; readonly stage: Stage; readonly group: readonly string[] };

const askedOf = ({ groups }: Stage, asked: readonly Asked[]): readonly Asked[] =>
  asked.filter(({ telugu }) => groups.some((group) => group.includes(telugu)));

/**
 * The lessons are gone through in their order, each as long as it takes to be sure: until enough was right, which leads
 * to the next one, or too much was wrong, which is where the learner begins. Its groups take turns.
 */
export function placing(asked: readonly Asked[]): Placing {
  for (const stage of STAGES) {
    const own = askedOf(stage, asked);
    const right = own.filter(({ isRight }) => isRight).length;
    if (own.length - right >= ENOUGH_WRONG) return { kind: 'placed', startAt: stage.startAt };
    if (right < stage.enoughRight) {
      return { kind: 'asking', stage, group: stage.groups[own.length % stage.groups.length] ?? [] };
    }
  }
  return { kind: 'placed', startAt: 'reading' };
}

/** One of the group by chance, none twice. */
export function drawn(group: readonly string[], asked: readonly Asked[], random: Random): string | undefined {
  const fresh = group.filter((text) => !asked.some(({ telugu }) => telugu === text));
  return fresh[Math.floor(random() * fresh.length)];
}

/** Where the learner begins, as far as it is known: at the first lesson of which it is not sure that they know it. */
export function startAtOf(asked: readonly Asked[]): StartAt {
  const now = placing(asked);
  return now.kind === 'placed' ? now.startAt : now.stage.startAt;
}
