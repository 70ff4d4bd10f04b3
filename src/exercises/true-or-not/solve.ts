import { press, type Solver } from '../solver';

// The screen shows a lone sign on a dotted circle.
const plain = (text: string) => text.replaceAll(/[◌\s]/gu, '');

export const solve: Solver = ({ asked }, { material }, isRight) => {
  const statement = material.statements.find(({ text: { en, te } }) =>
    [en, te].map(plain).includes(plain(asked[0] ?? '')),
  );
  if (!statement) throw new Error(`No statement of the lesson is ${asked.join()}`);
  return press(statement.isTrue === isRight ? 0 : 1);
};
