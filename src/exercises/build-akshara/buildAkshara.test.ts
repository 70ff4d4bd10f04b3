import { describe, expect, it } from 'vitest';
import { soundOf } from '../../domain/lesson/entry';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { canMake, focusOn, material, tasksOf } from '../exampleTasks.testing';
import { aksharaText } from '../../domain/lesson/akshara';
import { explainBuilt, judgeBuilt } from './judge';
import { makeBuildTask, otherBuilds, targetText } from './make';

describe('building an akshara', () => {
  it('has only one right solution', () => {
    for (const name of ['ధ', 'ధి', 'కృ', 'క్కి', 'రా']) {
      for (const task of tasksOf(makeBuildTask, name)) {
        const sound = soundOf(targetText(task));
        const others = otherBuilds(task);
        expect(judgeBuilt(task, task.target).wrong).toEqual([]);
        expect(others.length).toBeGreaterThan(3);
        const alsoRight = others.filter(
          (other) => judgeBuilt(task, other).right.length > 0 || soundOf(aksharaText(other)) === sound,
        );
        expect(alsoRight.map(aksharaText)).toEqual([]);
      }
    }
  });

  it('offers letters and signs that are often mixed up with the right ones', () => {
    for (const { pieces } of tasksOf(makeBuildTask, 'ధి')) {
      expect(pieces.consonant).toContain('ద');
      expect(pieces.sign).toContain('ీ');
      expect(pieces.vottu).toEqual(['']);
    }
  });

  it('offers this learner’s own mix-ups', () => {
    const own = { ...material, ownConfusions: { ధ: ['మ'], 'ి': ['ౌ'] } };
    for (let seed = 0; seed < 50; seed += 1) {
      const task = makeBuildTask(own, focusOn('ధి'), seededRandom(seed));
      expect(task?.pieces.consonant).toContain('మ');
      expect(task?.pieces.sign).toContain('ౌ');
    }
  });

  it('asks for the vottu if there is one', () => {
    for (const { pieces } of tasksOf(makeBuildTask, 'క్క')) expect(pieces.vottu).toHaveLength(4);
  });

  it('puts the sign of a vowel on క', () => {
    const [first] = material.letters;
    if (!first) throw new Error('no letter');
    const task = makeBuildTask(material, { about: 'letter', letter: { ...first, letter: 'ఈ' } }, seededRandom(1));
    expect(task?.pieces.consonant).toEqual(['క']);
    expect(task && targetText(task)).toBe('కీ');
  });

  it('records the mix-up and explains it', () => {
    const [task] = tasksOf(makeBuildTask, 'ధి');
    if (!task) throw new Error('no task');
    const built = { consonant: 'ధ', vottu: '', sign: 'ీ' };
    expect(judgeBuilt(task, built)).toEqual({ right: [], wrong: ['sign:ి'], mixedUp: ['ి ీ'], toldApart: [] });
    expect(explainBuilt(task, built).why?.en).toBe('ి is short, ీ is long.');
    expect(explainBuilt(task, task.target).why).toBeUndefined();
  });

  it('records the letters and signs that were told apart', () => {
    for (const task of tasksOf(makeBuildTask, 'ధి')) {
      const { mixedUp, toldApart } = judgeBuilt(task, task.target);
      expect(mixedUp).toEqual([]);
      expect(toldApart).toEqual(expect.arrayContaining(['ధ ద', 'ి ీ']));
      expect(toldApart).toHaveLength(6);
      expect(new Set(toldApart).size).toBe(6);
    }
  });

  it('has reasons only for aksharas that can be built', () => {
    for (const task of tasksOf(makeBuildTask, 'ధి')) {
      expect(task.whys).toMatchObject({ ది: { en: 'ధ has the breath, ద does not.' } });
      expect(otherBuilds(task).map(aksharaText)).toEqual(expect.arrayContaining(Object.keys(task.whys)));
    }
  });

  it('is only for letters and aksharas', () => {
    for (const name of ['మామిడి', 'number:3', 'fact:verb']) expect(canMake(makeBuildTask, name)).toBe(false);
  });
});
