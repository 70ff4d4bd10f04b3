import { describe, expect, it } from 'vitest';
import { materialIn } from '../../domain/lesson/material';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { canMake, focusOn, material, tasksOf } from '../exampleTasks.testing';
import { explainPairs, isComplete, judgePairs, rightPairing, wrongPairings } from './judge';
import { makePairsTask } from './make';

describe('matching pairs', () => {
  it('has four pairs that cannot be confused with each other', () => {
    for (const name of ['ధ', 'ధి', 'ద్రాక్ష', 'number:12']) {
      for (const { pairs, mates } of tasksOf(makePairsTask, name)) {
        expect(pairs).toHaveLength(4);
        expect(new Set(mates.map(({ text }) => text)).size).toBe(4);
        const keys = pairs.map(({ entry }) => entry.key);
        expect(keys.includes('phrase:grape') && keys.includes('phrase:raisin')).toBe(false);
      }
    }
  });

  it('matches letters by sound and picture, words by meaning, numbers by digits', () => {
    const waysOf = (name: string) => new Set(tasksOf(makePairsTask, name).map(({ matchedBy }) => matchedBy));
    expect(waysOf('ధ')).toEqual(new Set(['latin', 'sound', 'word']));
    expect(waysOf('ధి')).toEqual(new Set(['latin', 'sound']));
    expect(waysOf('మామిడి')).toEqual(new Set(['meaning']));
    expect(waysOf('number:12')).toEqual(new Set(['digits']));
    expect(canMake(makePairsTask, 'sentence:saw-the-cat')).toBe(false);
  });

  it('has no Latin letters in a Telugu interface', () => {
    const inTelugu = materialIn('te', material);
    const waysOf = (name: string) =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => makePairsTask(inTelugu, focusOn(name), seededRandom(seed))?.matchedBy),
      );
    expect(waysOf('ధ')).toEqual(new Set(['sound', 'word']));
    expect(waysOf('ధి')).toEqual(new Set(['sound']));
    expect(waysOf('మామిడి')).toEqual(new Set(['sound']));
    expect(materialIn('te', material)).toBe(inTelugu);
    expect(materialIn('en', material)).toBe(material);
  });

  it('has spoken text on both sides', () => {
    for (const name of ['ధ', 'మామిడి', 'number:12'])
      for (const { matchedBy, mates } of tasksOf(makePairsTask, name))
        for (const { text, said } of mates)
          expect(/\p{Script=Telugu}/u.test(said ?? text) || matchedBy === 'meaning').toBe(true);
  });

  it('counts every pair separately, and records the mix-ups', () => {
    for (const task of tasksOf(makePairsTask, 'ధ')) {
      expect(judgePairs(task, rightPairing(task)).wrong).toEqual([]);
      const [swapped] = wrongPairings(task);
      if (!swapped) throw new Error('no wrong answer');
      const outcome = judgePairs(task, swapped);
      expect([outcome.right.length, outcome.wrong.length, outcome.mixedUp.length]).toEqual([2, 2, 2]);
      expect(explainPairs(task, swapped).right).toHaveLength(2);
    }
  });

  it('is complete when everything has a mate', () => {
    const [task] = tasksOf(makePairsTask, 'ధ');
    if (!task) throw new Error('no task');
    const [, ...others] = Object.entries(rightPairing(task));
    expect(isComplete(task, Object.fromEntries(others))).toBe(false);
    expect(isComplete(task, rightPairing(task))).toBe(true);
  });
});
