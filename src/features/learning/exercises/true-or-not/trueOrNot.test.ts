import { expect, it } from 'vitest';
import { seededRandom } from '../../../../domain/lesson/seededRandom';
import { focusOn, material } from '../exampleTasks.testing';
import { kind } from './kind';

it('a statement is true or not, and its reason is told either way', () => {
  const exercise = kind.make(material, focusOn('fact:verb'), seededRandom(1));
  expect(exercise?.rightAnswer()).toMatchObject({ isRight: true, outcome: { right: ['fact:verb'], wrong: [] } });
  expect(exercise?.wrongAnswers()).toMatchObject([{ isRight: false, outcome: { right: [], wrong: ['fact:verb'] } }]);
  expect(exercise?.rightAnswer().explanation.why).toEqual({ en: 'It does.', te: 'అవును.' });
  expect(kind.make(material, focusOn('ధ'), seededRandom(1))).toBeNull();
});
