import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWords } from '../../content/firstWords';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { vowels } from '../../content/lessons/vowels';
import { instructionOf, isDrawn, judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { materialOf } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import { trialTasks } from './trialTasks';

const material = { ...materialOf(vowels, [], CONFUSIONS), words: firstWords };
const exercises = (seed: number) => trialTasks(material, seededRandom(seed)).map(({ exercise }) => exercise);
const seeds = fc.integer();

describe('the first sitting', () => {
  it('goes from one letter that is heard to a word that is read', () => {
    expect(exercises(1).map(({ kind, subject }) => `${kind} ${subject.telugu}`)).toEqual([
      'hear-and-pick అ',
      'hear-and-pick అ',
      'pick-picture అమ్మ',
      'hear-and-pick ఆ',
      'see-and-pick-sound అమ్మ',
    ]);
  });

  it('begins with two letters to choose from', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [first] = exercises(seed);
        expect(first && wrongAnswersOf(first)).toHaveLength(1);
      }),
    );
  });

  it('never has the long ఆ beside the first letter, and always the short అ beside the long one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [first, second, , fourth] = exercises(seed);
        for (const exercise of [first, second]) expect(exercise && wrongAnswersOf(exercise)).not.toContain('ఆ');
        expect(fourth && wrongAnswersOf(fourth)).toContain('అ');
      }),
    );
  });

  it('has one right answer in each task, and says what a wrong one was', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const exercise of exercises(seed)) {
          expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
          for (const wrong of wrongAnswersOf(exercise)) {
            const given = judged(exercise, wrong);
            expect(given.isRight).toBe(false);
            expect(given.explanation.picked.map(({ telugu }) => telugu)).toEqual([wrong]);
          }
        }
      }),
    );
  });

  it('is drawn by the practice room, has an instruction, and belongs to no lesson', () => {
    for (const { exercise, part } of trialTasks(material, seededRandom(7))) {
      expect(isDrawn(exercise)).toBe(true);
      expect(instructionOf(exercise).te).not.toBe('');
      expect(part).toBeNull();
    }
  });

  it('leaves out what the material does not have', () => {
    const withoutWords = trialTasks({ ...material, words: [] }, seededRandom(1));
    expect(withoutWords.map(({ exercise }) => exercise.kind)).not.toContain('pick-picture');
    expect(withoutWords).toHaveLength(3);
  });
});
