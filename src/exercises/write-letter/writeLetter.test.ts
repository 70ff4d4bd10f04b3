import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { seededRandom } from '../../domain/lesson/seededRandom';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { letterOfKey, writeExercise, writingTasks } from '../../domain/runPlanning/writing';
import { judged, rightAnswerOf, wrongAnswersOf } from '../kinds';

const LETTERS = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];
const material = { confusions: CONFUSIONS };
const write = (letter: string, seed = 1) => writeExercise('write-letter', material, letter, seededRandom(seed));

describe('writing a letter', () => {
  it('counts writing under its own key, and picking as reading', () => {
    expect(judged(write('ధ'), { kind: 'right', strokeOrder: 'asTaught' }).outcome.right).toEqual(['written:ధ']);
    expect(judged(write('ధ'), { kind: 'picked', letter: 'ధ' }).outcome.right).toEqual(['letter:ధ']);
    expect(letterOfKey('written:ధ')).toBe('ధ');
    expect(letterOfKey('letter:ధ')).toBeNull();
  });

  it('explains the difference to the letter that was written instead, and records the mix-up', () => {
    const { isRight, outcome, explanation } = judged(write('ధ'), { kind: 'other', name: 'ద' });
    expect(isRight).toBe(false);
    expect(outcome.mixedUp).toEqual(['ధ ద']);
    expect(explanation.why?.en).toContain('ధ');
    expect(explanation.picked.map(({ telugu }) => telugu)).toEqual(['ద']);
  });

  it('accepts another stroke order, with a note', () => {
    const { isRight, explanation } = judged(write('మ'), { kind: 'right', strokeOrder: 'otherOrder' });
    expect(isRight).toBe(true);
    expect(explanation.why?.te).toContain('వరుస');
  });

  it('names the missing part', () => {
    expect(judged(write('భ'), { kind: 'unlike', part: 'talakattu' }).explanation.why?.te).toContain('తలకట్టు');
  });

  it('has one right answer, and offers four different letters to learners who cannot draw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LETTERS), fc.nat(), (letter, seed) => {
        const exercise = write(letter, seed);
        expect(judged(exercise, rightAnswerOf(exercise)).isRight).toBe(true);
        for (const answer of wrongAnswersOf(exercise)) expect(judged(exercise, answer).isRight).toBe(false);
        expect(new Set(exercise.task.choices).size).toBe(4);
        expect(exercise.task.choices).toContain(letter);
        expect(JSON.parse(JSON.stringify(exercise))).toStrictEqual(exercise);
      }),
    );
  });

  it('is first traced, which counts under another key, and then written from memory', () => {
    const tasks = writingTasks(material, ['అ', 'క'], seededRandom(1));
    expect(tasks.map(({ kind, subject }) => [kind, subject.telugu])).toEqual([
      ['trace-letter', 'అ'],
      ['trace-letter', 'క'],
      ['write-letter', 'అ'],
      ['write-letter', 'క'],
    ]);
    const [traced] = tasks;
    expect(traced && judged(traced, rightAnswerOf(traced)).outcome.right).toEqual(['traced-letter:అ']);
  });
});
