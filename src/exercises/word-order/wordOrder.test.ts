import { describe, expect, it } from 'vitest';
import { canMake, tasksOf } from '../exampleTasks.testing';
import { allRight, allWrong } from '../../domain/exercise/outcome';
import { explainOrder, judgeOrder, rightOrder, wrongOrders } from './judge';
import { isInOrder, makeOrderTask, type OrderTask } from './make';

describe('putting in order', () => {
  it('never shows the right order', () => {
    for (const name of ['sentence:saw-the-cat', 'మామిడి', 'ధ', 'ధి', 'number:12']) {
      for (const task of tasksOf(makeOrderTask, name)) {
        expect(isInOrder(task, task.shown)).toBe(false);
        expect(judgeOrder(task, rightOrder(task)).wrong).toEqual([]);
        for (const order of wrongOrders(task)) expect(judgeOrder(task, order).right).toEqual([]);
      }
    }
  });

  it('accepts every order that a Telugu speaker would accept', () => {
    const [task] = tasksOf(makeOrderTask, 'sentence:saw-the-cat');
    if (!task) throw new Error('no task');
    expect(judgeOrder(task, [1, 0, 2])).toEqual(allRight('sentence:saw-the-cat'));
    expect(judgeOrder(task, [2, 0, 1])).toEqual(allWrong('sentence:saw-the-cat'));
    expect(explainOrder(task, [2, 0, 1]).why?.en).toContain('verb');
    expect(explainOrder(task, [1, 0, 2]).why).toBeUndefined();
  });

  it('treats equal aksharas as interchangeable', () => {
    const task: OrderTask = {
      unit: 'akshara',
      whole: { key: 'word:x', telugu: 'తాత' },
      end: '',
      parts: ['మా', 'మి', 'మా'],
      otherOrders: [],
      shown: [1, 0, 2],
    };
    expect(isInOrder(task, [2, 1, 0])).toBe(true);
    expect(isInOrder(task, [1, 2, 0])).toBe(false);
  });

  it('orders letters by the alphabet and numbers by size', () => {
    for (const { parts } of tasksOf(makeOrderTask, 'ధ')) expect('త థ ద ధ న ర').toContain(parts.join(' '));
    for (const { parts } of tasksOf(makeOrderTask, 'ధి')) expect(parts).toHaveLength(4);
    for (const { unit, parts } of tasksOf(makeOrderTask, 'number:12'))
      expect([unit, parts.length, parts.includes('పన్నెండు')]).toEqual(['number', 4, true]);
  });

  it('is not for phrases, short words or doubled consonants', () => {
    for (const name of ['ఎలా ఉన్నారు?', 'నిమ్మ', 'క్క', 'fact:verb']) expect(canMake(makeOrderTask, name)).toBe(false);
  });
});
