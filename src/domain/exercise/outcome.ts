import type { Bilingual } from '../bilingual';
import type { Entry } from '../lesson/entry';
import { mixUpOf } from '../lesson/mixUp';

/** The result of an answer, by item key. */
export type Outcome = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** The right letter and the picked one: `ధ ద`. */
  readonly mixedUp: readonly string[];
  /** The letter picked rightly and a similar one offered beside it: `ధ ద`. */
  readonly toldApart: readonly string[];
};

export type Explanation = {
  readonly why?: Bilingual;
  /** The right answer and the one picked instead: both are shown and can be played. */
  readonly right: readonly Entry[];
  readonly picked: readonly Entry[];
};

/** A judged answer. */
export type JudgedAnswer = {
  readonly isRight: boolean;
  readonly outcome: Outcome;
  readonly explanation: Explanation;
  /** Equal answers have equal ids. */
  readonly id: string;
};

/** The pairs of letters or signs in which the others differ from the right text. */
export const pairsBetween = (right: string, others: readonly string[]): readonly string[] => [
  ...new Set(others.flatMap((other) => mixUpOf(right, other)?.join(' ') ?? [])),
];

export const allRight = (key: string, toldApart: readonly string[] = []): Outcome => ({
  right: [key],
  wrong: [],
  mixedUp: [],
  toldApart,
});

export const allWrong = (key: string, mixedUp: readonly string[] = []): Outcome => ({
  right: [],
  wrong: [key],
  mixedUp,
  toldApart: [],
});
