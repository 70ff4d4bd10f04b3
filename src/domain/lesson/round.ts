/** One round of exercises. The first number still to come is on show. */
export type Round = {
  readonly numbers: readonly number[];
  readonly toCome: readonly number[];
  readonly answers: readonly { readonly number: number; readonly isRight: boolean }[];
};

/** How many others come before one that was wrong comes back. */
const OTHERS_BETWEEN = 3;
/** After so many tries it is left for another day. */
const MOST_TRIES = 3;

export const startRound = (numbers: readonly number[]): Round => ({ numbers, toCome: numbers, answers: [] });

export const triesOf = ({ answers }: Round, number: number): number =>
  answers.filter((answer) => answer.number === number).length;

/** Whether the exercise on show, answered wrongly now, would come back in this round. */
export const wouldComeBack = (round: Round): boolean => {
  const [number] = round.toCome;
  return number !== undefined && triesOf(round, number) < MOST_TRIES - 1;
};

/** The round after the exercise on show was answered: done with, or to come back later. */
export function afterAnswer(round: Round, isRight: boolean): Round {
  const [number, ...others] = round.toCome;
  if (number === undefined) return round;
  const answers = [...round.answers, { number, isRight }];
  if (isRight || !wouldComeBack(round)) return { ...round, toCome: others, answers };
  return { ...round, toCome: others.toSpliced(OTHERS_BETWEEN, 0, number), answers };
}

const rightNumbers = ({ answers }: Round) => answers.filter(({ isRight }) => isRight).map(({ number }) => number);

export const doneIn = (round: Round): readonly number[] =>
  round.numbers.filter((number) => rightNumbers(round).includes(number));

/** Those that were wrong at least once, done in the end or not. */
export const toRepeat = ({ numbers, answers }: Round): readonly number[] =>
  numbers.filter((number) => answers.some((answer) => answer.number === number && !answer.isRight));
