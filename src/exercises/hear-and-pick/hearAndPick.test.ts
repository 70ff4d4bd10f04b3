import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { canMake, focusOn, material, tasksOf } from '../exampleTasks.testing';
import { instructionOf, makeExercise } from '../kinds';
import { makeHearTask } from './make';

describe('hear and pick', () => {
  it('offers nothing that sounds the same', () => {
    for (const { choices } of tasksOf(makeHearTask, 'ర'))
      expect(choices.map(({ telugu }) => telugu)).not.toContain('ఱ');
  });

  it('shows numbers in Telugu or Latin digits', () => {
    const scripts = new Set(tasksOf(makeHearTask, 'number:12').map(({ inTeluguDigits }) => inTeluguDigits));
    expect(scripts).toEqual(new Set([true, false]));
  });

  it('is for letters, aksharas, words and numbers, not for statements', () => {
    for (const name of ['ధ', 'ధి', 'మామిడి', 'number:3']) expect(canMake(makeHearTask, name)).toBe(true);
    expect(canMake(makeHearTask, 'fact:verb')).toBe(false);
  });

  it.each([
    ['ధ', 'Listen. Which letter is it?'],
    ['ధి', 'Listen. Which letter is it?'],
    ['number:3', 'Listen. Which number is it?'],
    ['మామిడి', 'Listen. What do you hear?'],
  ])('has the right instruction for %s', (name, instruction) => {
    const exercise = makeExercise('hear-and-pick', material, focusOn(name), seededRandom(1));
    expect(exercise && instructionOf(exercise).en).toBe(instruction);
  });
});
