import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exercise as exerciseSchema } from '../../exercises/schemas';
import { instructionOf, judged, rightAnswerOf, saidFirst, wrongAnswersOf } from '../../exercises/kinds';
import { seededRandom } from '../lesson/seededRandom';
import { recordOf } from '../practice/record';
import { answerTask, advance, startRun } from '../practice/run';
import { storyWith } from './exampleStory.testing';
import { repeatQuestion, storyExercises } from './storyQuestions';

const story = storyWith([2]);
const exercisesOf = (seed: number) => storyExercises(story, seededRandom(seed));

describe('the questions of a story', () => {
  it('are the same for the same seed, and unchanged after being stored', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const made = exercisesOf(seed);
        expect(exercisesOf(seed)).toEqual(made);
        for (const one of made) expect(v.parse(exerciseSchema, JSON.parse(JSON.stringify(one)))).toEqual(one);
      }),
    );
  });

  it('have one right answer, and never start in the right order', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const one of exercisesOf(seed)) {
          expect(judged(one, rightAnswerOf(one)).isRight).toBe(true);
          const wrong = wrongAnswersOf(one);
          expect(wrong.length).toBeGreaterThan(0);
          for (const answer of wrong) expect(judged(one, answer).isRight).toBe(false);
          if (one.kind === 'story-order') expect(one.task.shown).not.toEqual(rightAnswerOf(one));
        }
      }),
    );
  });

  it('put the right answer in every position', () => {
    const positions = Array.from({ length: 60 }, (_, seed) => {
      const [first] = exercisesOf(seed);
      return first?.kind === 'story-choice' ? first.task.choices.findIndex(({ te }) => te === 'తోటలో') : -1;
    });
    expect(new Set(positions)).toEqual(new Set([0, 1, 2]));
  });

  it('are asked in Telugu in both interfaces', () => {
    const [choice] = exercisesOf(1);
    expect(choice && instructionOf(choice)).toEqual({ te: 'ఎక్కడ?', en: 'ఎక్కడ?' });
    expect(choice && saidFirst(choice, 'en')).toEqual(['ఎక్కడ?']);
  });

  it('explain the right answer', () => {
    const [choice, order] = exercisesOf(1);
    expect(choice && judged(choice, 'గదిలో').explanation).toMatchObject({
      right: [{ telugu: 'తోటలో', english: 'In the garden' }],
    });
    expect(order && judged(order, [2, 1, 0]).explanation.why).toBeDefined();
    expect(order && judged(order, [0, 1, 2]).explanation.why).toBeUndefined();
  });

  it('have the same key when they are repeated', () => {
    const [first] = exercisesOf(1);
    expect(repeatQuestion(story, first?.subject.key ?? '', seededRandom(9))?.subject).toEqual(first?.subject);
    expect(repeatQuestion(story, 'another', seededRandom(9))).toBeUndefined();
  });

  it('are recorded as practice of a story', () => {
    const tasks = exercisesOf(1).map((exercise) => ({ exercise, part: null }));
    const aim = { kind: 'story', storyId: story.id } as const;
    const done = tasks.reduce(
      (run, { exercise }) => advance(answerTask(run, judged(exercise, rightAnswerOf(exercise)), 1000), 2000),
      startRun({ recordId: 'r', userId: 'sita', aim, tasks }, 0),
    );
    expect(recordOf(done, 2000).activity).toMatchObject({ kind: 'practice', purpose: 'story', tasksDone: 2 });
  });
});
