import { describe, expect, it } from 'vitest';
import { canMake, tasksOf } from '../exampleTasks.testing';
import { explainChoice, wrongChoices } from '../../domain/exercise/choice';
import { fillGap } from './rules';
import { makeGapTask } from './make';

describe('filling the gap', () => {
  it('of a sentence offers the wrong words of the sentence, with its reason', () => {
    for (const task of tasksOf(makeGapTask, 'sentence:saw-the-cat')) {
      expect([task.before, task.right.telugu, task.after]).toEqual(['నేను', 'పిల్లిని', 'చూశాను.']);
      expect(wrongChoices(task).toSorted()).toEqual(['పిల్లికి', 'పిల్లితో', 'పిల్లిలో']);
      expect(explainChoice(task, 'పిల్లితో').why?.en).toBe('The cat is what I saw.');
    }
  });

  it('of a word leaves out one akshara', () => {
    const gaps = tasksOf(makeGapTask, 'మామిడి');
    for (const { before, right, after } of gaps) expect(before + right.telugu + after).toBe('మామిడి');
    expect(new Set(gaps.map(({ right }) => right.telugu))).toEqual(new Set(['మా', 'మి', 'డి']));
  });

  it('of a row offers nothing that is already in the row', () => {
    for (const name of ['ధ', 'ధి', 'number:12']) {
      for (const task of tasksOf(makeGapTask, name)) {
        const row = [task.before, task.after]
          .flatMap((part) => part.split('·'))
          .map((part) => part.trim())
          .filter(Boolean);
        expect(row).toHaveLength(3);
        for (const wrong of wrongChoices(task)) expect(row).not.toContain(wrong);
      }
    }
  });

  it('records the letters told apart if a letter is missing', () => {
    for (const task of tasksOf(makeGapTask, 'మామిడి'))
      expect(fillGap.judge(task, task.right.telugu).toldApart.length).toBeGreaterThan(0);
    for (const task of tasksOf(makeGapTask, 'sentence:saw-the-cat'))
      expect(fillGap.judge(task, task.right.telugu).toldApart).toEqual([]);
  });

  it('is not for phrases, doubled consonants or statements', () => {
    for (const name of ['ఎలా ఉన్నారు?', 'క్క', 'fact:verb']) expect(canMake(makeGapTask, name)).toBe(false);
  });
});
