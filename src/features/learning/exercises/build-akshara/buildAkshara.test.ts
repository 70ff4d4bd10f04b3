import { describe, expect, it } from 'vitest';
import { soundOf } from '../../../../domain/lesson/entry';
import { seededRandom } from '../../../../domain/lesson/seededRandom';
import { canMake, material, tasksOf } from '../exampleTasks.testing';
import { written } from '../../../../domain/lesson/akshara';
import { explainBuilt, judgeBuilt, otherBuilds } from './judge';
import { makeBuildTask, targetText } from './make';

describe('building an akshara', () => {
  it('can be done in one way only', () => {
    for (const name of ['ధ', 'ధి', 'కృ', 'క్కి', 'రా']) {
      for (const task of tasksOf(makeBuildTask, name)) {
        expect(judgeBuilt(task, task.target).wrong).toEqual([]);
        expect(otherBuilds(task).length).toBeGreaterThan(3);
        for (const other of otherBuilds(task)) {
          expect(judgeBuilt(task, other).right).toEqual([]);
          expect(soundOf(written(other))).not.toBe(soundOf(targetText(task)));
        }
      }
    }
  });

  it('offers what the consonant and the sign are taken for', () => {
    for (const { pieces } of tasksOf(makeBuildTask, 'ధి')) {
      expect(pieces.consonant).toContain('ద');
      expect(pieces.sign).toContain('ీ');
      expect(pieces.vottu).toEqual(['']);
    }
  });

  it('asks for the vottu where there is one', () => {
    for (const { pieces } of tasksOf(makeBuildTask, 'క్క')) expect(pieces.vottu).toHaveLength(4);
  });

  it('puts the sign of a vowel on క', () => {
    const [first] = material.letters;
    if (!first) throw new Error('no letter');
    const task = makeBuildTask(material, { about: 'letter', letter: { ...first, letter: 'ఈ' } }, seededRandom(1));
    expect(task?.pieces.consonant).toEqual(['క']);
    expect(task && targetText(task)).toBe('కీ');
  });

  it('says what was mixed up, and why', () => {
    const [task] = tasksOf(makeBuildTask, 'ధి');
    if (!task) throw new Error('no task');
    const built = { consonant: 'ధ', vottu: '', sign: 'ీ' };
    expect(judgeBuilt(task, built)).toEqual({ right: [], wrong: ['sign:ి'], mixedUp: ['ి ీ'] });
    expect(explainBuilt(task, built).why?.en).toBe('ి is short, ీ is long.');
    expect(explainBuilt(task, task.target).why).toBeUndefined();
  });

  it('is for letters and aksharas', () => {
    for (const name of ['మామిడి', 'number:3', 'fact:verb']) expect(canMake(makeBuildTask, name)).toBe(false);
  });
});
