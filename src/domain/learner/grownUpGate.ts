/** A sum that most grown-ups can do in their head and most small children cannot. */
export type GrownUpQuestion = { readonly first: number; readonly second: number };

/** `random` gives a number from 0 up to 1. Both factors are from 6 to 9. */
export const newGrownUpQuestion = (random: () => number): GrownUpQuestion => {
  const factor = () => 6 + Math.min(3, Math.floor(random() * 4));
  return { first: factor(), second: factor() };
};

export const isRightAnswer = ({ first, second }: GrownUpQuestion, answer: string): boolean =>
  answer.trim() !== '' && Number(answer) === first * second;
