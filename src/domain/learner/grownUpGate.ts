/** A multiplication that most grown-ups, but few small children, can do in their head. */
export type GrownUpQuestion = { readonly first: number; readonly second: number };

/** Both factors are from 6 to 9. */
export const newGrownUpQuestion = (random: () => number): GrownUpQuestion => {
  const factor = () => 6 + Math.min(3, Math.floor(random() * 4));
  return { first: factor(), second: factor() };
};

export const isRightAnswer = ({ first, second }: GrownUpQuestion, answer: string): boolean =>
  answer.trim() !== '' && Number(answer) === first * second;
