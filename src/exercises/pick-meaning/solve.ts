import { pressOne, type Solver } from '../solver';

/** The question is the Telugu, the English or a picture of a word. */
export const solve: Solver = (seen, { material }, isRight) => {
  const [asked] = seen.asked;
  return pressOne(seen, isRight, ({ text }) =>
    material.words.some(
      ({ telugu, english, picture }) =>
        (telugu === asked && english === text) || ([english, picture].includes(asked) && telugu === text),
    ),
  );
};
