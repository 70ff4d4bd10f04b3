import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exercise as kept } from '../../practice/kept/exerciseShapes';
import { instructionOf, judged, rightAnswerOf, saidFirst, wrongAnswersOf } from '../exercise/kinds';
import { seededRandom } from '../lesson/seededRandom';
import { recordOf } from '../practice/record';
import { answerTask, goOn, startRun } from '../practice/run';
import { storyWith } from './exampleStory.testing';
import { askedAgain, storyExercises } from './storyQuestions';

const story = storyWith([2]);
const exercisesOf = (seed: number) => storyExercises(story, seededRandom(seed));

describe('the questions of a story', () => {
  it('are the same from the same seed, and stay the same when they are kept', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const made = exercisesOf(seed);
        expect(exercisesOf(seed)).toEqual(made);
        for (const one of made) expect(v.parse(kept, JSON.parse(JSON.stringify(one)))).toEqual(one);
      }),
    );
  });

  it('have one right answer among those that are offered, and never show the order that is right', () => {
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

  it('put the right answer into each place by chance', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const [first] = exercisesOf(seed);
      return first?.kind === 'story-choice' ? first.task.choices.findIndex(({ te }) => te === 'తోటలో') : -1;
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  it('are asked in Telugu in both interfaces', () => {
    const [choice] = exercisesOf(1);
    expect(choice && instructionOf(choice)).toEqual({ te: 'ఎక్కడ?', en: 'ఎక్కడ?' });
    expect(choice && saidFirst(choice, 'en')).toEqual(['ఎక్కడ?']);
  });

  it('explain what was right', () => {
    const [choice, order] = exercisesOf(1);
    expect(choice && judged(choice, 'గదిలో').explanation).toMatchObject({
      right: [{ telugu: 'తోటలో', english: 'In the garden' }],
    });
    expect(order && judged(order, [2, 1, 0]).explanation.why).toBeDefined();
    expect(order && judged(order, [0, 1, 2]).explanation.why).toBeUndefined();
  });

  it('are asked again under the same key', () => {
    const [first] = exercisesOf(1);
    expect(askedAgain(story, first?.subject.key ?? '', seededRandom(9))?.subject).toEqual(first?.subject);
    expect(askedAgain(story, 'another', seededRandom(9))).toBeUndefined();
  });

  it('are recorded as practice about a story; what they ask is no item of the course', () => {
    const tasks = exercisesOf(1).map((exercise) => ({ exercise, part: null }));
    const aim = { kind: 'story', storyId: story.id } as const;
    const done = tasks.reduce(
      (run, { exercise }) => goOn(answerTask(run, judged(exercise, rightAnswerOf(exercise)), 1000), 2000),
      startRun({ recordId: 'r', userId: 'sita', aim, tasks }, 0),
    );
    expect(recordOf(done, 2000).activity).toMatchObject({ kind: 'practice', purpose: 'story', tasksDone: 2 });
  });
});
