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

describe('the trial run', () => {
  it('leads from hearing one letter to reading a word', () => {
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

  it('never offers the long ఆ beside the first letter, and always the short అ beside the long one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [first, second, , fourth] = exercises(seed);
        for (const exercise of [first, second]) expect(exercise && wrongAnswersOf(exercise)).not.toContain('ఆ');
        expect(fourth && wrongAnswersOf(fourth)).toContain('అ');
      }),
    );
  });

  it('has one right answer per task, and names the wrong letter that was picked', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const exercise of exercises(seed)) {
          expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
          for (const wrong of wrongAnswersOf(exercise)) {
            const judgedAnswer = judged(exercise, wrong);
            expect(judgedAnswer.isRight).toBe(false);
            expect(judgedAnswer.explanation.picked.map(({ telugu }) => telugu)).toEqual([wrong]);
          }
        }
      }),
    );
  });

  it('has only tasks that the room can show, with an instruction and without a lesson', () => {
    for (const { exercise, part } of trialTasks(material, seededRandom(7))) {
      expect(isDrawn(exercise)).toBe(true);
      expect(instructionOf(exercise).te).not.toBe('');
      expect(part).toBeNull();
    }
  });

  it('leaves out tasks for which the material is missing', () => {
    const withoutWords = trialTasks({ ...material, words: [] }, seededRandom(1));
    expect(withoutWords.map(({ exercise }) => exercise.kind)).not.toContain('pick-picture');
    expect(withoutWords).toHaveLength(3);
  });
});
