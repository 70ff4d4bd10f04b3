import { describe, expect, it } from 'vitest';
import { canMake, tasksOf } from '../exampleTasks.testing';
import { makeSoundTask } from './make';

describe('see and pick the sound', () => {
  it('offers sounds that can be told apart', () => {
    for (const { choices } of tasksOf(makeSoundTask, 'ర'))
      expect(choices.map(({ telugu }) => telugu)).not.toContain('ఱ');
  });

  it('is only for texts short enough to remember by ear', () => {
    for (const name of ['ధ', 'ధి', 'మామిడి', 'number:3']) expect(canMake(makeSoundTask, name)).toBe(true);
    for (const name of ['sentence:saw-the-cat', 'fact:verb']) expect(canMake(makeSoundTask, name)).toBe(false);
  });
});
