import { describe, expect, it } from 'vitest';
import { canMake, tasksOf } from '../exampleTasks.testing';
import { makePictureTask } from './make';

describe('picking the picture', () => {
  it('offers different pictures', () => {
    for (const name of ['మామిడి', 'ధ', 'number:4']) {
      for (const { choices } of tasksOf(makePictureTask, name)) {
        const pictures = choices.map(({ picture }) => picture);
        expect(pictures).not.toContain(undefined);
        expect(new Set(pictures).size).toBe(choices.length);
      }
    }
  });

  it('asks for the word of a letter, and counts the answer for the letter', () => {
    for (const { right } of tasksOf(makePictureTask, 'ధ'))
      expect(right).toMatchObject({ key: 'letter:ధ', telugu: 'ధనుస్సు', picture: '🏹' });
  });

  it('shows as many things as the number', () => {
    for (const { choices } of tasksOf(makePictureTask, 'number:4')) {
      for (const { number = 0, picture = '' } of choices) {
        expect(picture.length % number).toBe(0);
        expect(picture).toBe(picture.slice(0, picture.length / number).repeat(number));
      }
    }
  });

  it('leaves out items without a unique picture and numbers too large to count at a glance', () => {
    for (const name of ['ఎలా ఉన్నారు?', 'ద్రాక్ష', 'number:0', 'number:11', 'ధి', 'fact:verb'])
      expect(canMake(makePictureTask, name)).toBe(false);
  });
});
