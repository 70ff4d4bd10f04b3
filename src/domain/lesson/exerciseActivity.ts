import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';

type Answered = {
  readonly userId: string;
  readonly lessonId: string;
  readonly part: number;
  readonly startedAt: number;
  readonly answeredAt: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly mixedUp?: readonly string[];
};

/** Whoever takes longer has left the page open. */
const LONGEST_SECONDS = 300;

export function exerciseActivity({ startedAt, answeredAt, ...answered }: Answered): ActivityOf<'exercise'> {
  const seconds = Math.round((answeredAt - startedAt) / 1000);
  return {
    ...whenOf(answered.userId, startedAt, Math.min(LONGEST_SECONDS, Math.max(0, seconds))),
    ...NO_ANSWERS,
    ...answered,
    kind: 'exercise',
  };
}
