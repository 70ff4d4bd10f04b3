import type { Bilingual } from '../bilingual';
import type { Entry } from '../lesson/entry';
import { mixUpOf } from '../lesson/mixUp';

/** What an answer was worth, by the keys of what was asked for. */
export type Outcome = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** `ధ ద`: what was asked for and what was picked. */
  readonly mixedUp: readonly string[];
  /** `ధ ద`: what was picked rightly, and what was offered beside it and is often taken for it. */
  readonly toldApart: readonly string[];
};

export type Explanation = {
  readonly why?: Bilingual;
  /** What was right and what was picked instead: both are shown, and can be heard. */
  readonly right: readonly Entry[];
  readonly picked: readonly Entry[];
};

/** An answer as it was judged. */
export type Given = {
  readonly isRight: boolean;
  readonly outcome: Outcome;
  readonly explanation: Explanation;
  /** The same for the same answer. */
  readonly id: string;
};

/** Each pair of letters or signs by which one of the others differs from what was asked for. */
export const pairsBetween = (asked: string, others: readonly string[]): readonly string[] => [
  ...new Set(others.flatMap((other) => mixUpOf(asked, other)?.join(' ') ?? [])),
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
