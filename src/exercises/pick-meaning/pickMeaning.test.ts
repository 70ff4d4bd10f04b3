import { describe, expect, it } from 'vitest';
import { canMake, tasksOf } from '../exampleTasks.testing';
import { makeMeaningTask } from './make';

describe('picking the meaning', () => {
  it('asks in both directions', () => {
    expect(new Set(tasksOf(makeMeaningTask, 'మామిడి').map(({ intoTelugu }) => intoTelugu)).size).toBe(2);
  });

  it('offers no other right meaning', () => {
    for (const { choices } of tasksOf(makeMeaningTask, 'ద్రాక్ష')) {
      const meanings = choices.map(({ english }) => english);
      expect(meanings).not.toContain('raisin');
      expect(new Set(meanings).size).toBe(4);
    }
  });

  it('is only for words', () => {
    for (const name of ['ధ', 'number:3', 'sentence:saw-the-cat']) expect(canMake(makeMeaningTask, name)).toBe(false);
  });
});
