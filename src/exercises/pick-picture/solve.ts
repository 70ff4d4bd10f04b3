import { numberInTelugu } from '../../domain/speech/numbers';
import { pressOne, type Solver } from '../solver';
import { NUMBERS } from '../solverKnowledge';

export const solve: Solver = (seen, { material }, isRight) => {
  const [asked] = seen.asked;
  const word = [...material.words, ...material.letters.map((letter) => letter.word)].find(
    ({ telugu }) => telugu === asked,
  );
  const number = NUMBERS.find((one) => numberInTelugu(one) === asked);
  return pressOne(seen, isRight, ({ label }) => label === (word?.english ?? String(number)));
};
