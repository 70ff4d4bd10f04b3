import { expect, it } from 'vitest';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { focusOn, material } from '../exampleTasks.testing';
import { judged, makeExercise, rightAnswerOf, wrongAnswersOf } from '../kinds';

it('a statement is true or not, and both answers explain why', () => {
  const exercise = makeExercise('true-or-not', material, focusOn('fact:verb'), seededRandom(1));
  if (!exercise) throw new Error('no exercise');
  expect([rightAnswerOf(exercise), wrongAnswersOf(exercise)]).toEqual([true, [false]]);
  expect(judged(exercise, true)).toMatchObject({ isRight: true, outcome: { right: ['fact:verb'], wrong: [] } });
  expect(judged(exercise, false)).toMatchObject({ isRight: false, outcome: { right: [], wrong: ['fact:verb'] } });
  expect(judged(exercise, true).explanation.why).toEqual({ en: 'It does.', te: 'అవును.' });
  expect(makeExercise('true-or-not', material, focusOn('ధ'), seededRandom(1))).toBeNull();
});
