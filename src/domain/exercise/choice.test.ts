import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lesson/seededRandom';
import { focusOn, material, tasksOf } from '../../exercises/exampleTasks.testing';
import {
  chooseBetween,
  choiceTask,
  explainChoice,
  judgeChoice,
  judgeLetterChoice,
  rightChoice,
  wrongChoices,
} from './choice';
import { allRight, allWrong } from './outcome';

describe('a choice', () => {
  const tasks = tasksOf(chooseBetween, 'ధ');

  it('has one right answer among three wrong ones', () => {
    for (const task of tasks) {
      expect(task.choices).toHaveLength(4);
      expect(judgeChoice(task, rightChoice(task))).toEqual(allRight('letter:ధ'));
      expect(wrongChoices(task)).toHaveLength(3);
      for (const wrong of wrongChoices(task))
        expect(judgeChoice(task, wrong)).toEqual(allWrong('letter:ధ', [`ధ ${wrong}`]));
    }
  });

  it('of letters records the letters told apart if the answer is right', () => {
    for (const task of tasks) {
      const { toldApart } = judgeLetterChoice(task, 'ధ');
      expect(toldApart).toEqual(wrongChoices(task).map((wrong) => `ధ ${wrong}`));
      expect(judgeLetterChoice(task, 'ద')).toEqual(allWrong('letter:ధ', ['ధ ద']));
    }
    for (const task of tasksOf(chooseBetween, 'మామిడి')) expect(judgeLetterChoice(task, 'మామిడి').toldApart).toEqual([]);
  });

  it('puts the right answer in every position', () => {
    const positions = new Set(tasks.map(({ choices }) => choices.findIndex(({ telugu }) => telugu === 'ధ')));
    expect(positions.size).toBe(4);
  });

  it('explains a likely confusion, with both letters to hear', () => {
    const [task] = tasks;
    if (!task) throw new Error('no task');
    expect(explainChoice(task, 'ద')).toMatchObject({
      why: { en: 'ధ has the breath, ద does not.' },
      right: [{ telugu: 'ధ' }],
      picked: [{ telugu: 'ద' }],
    });
    expect(explainChoice(task, 'ధ')).toEqual({ right: [task.right], picked: [] });
  });

  it('is not made with a single wrong answer', () => {
    const right = { key: 'letter:అ', telugu: 'అ' };
    expect(choiceTask(material, right, [{ key: 'letter:ఆ', telugu: 'ఆ' }], seededRandom(1))).toBeNull();
    expect(chooseBetween(material, focusOn('fact:verb'), seededRandom(1))).toBeNull();
  });
});
