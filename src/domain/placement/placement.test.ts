import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { loadLesson } from '../../content/lessons';
import { makeExercise, rightAnswerOf, judged, wrongAnswersOf } from '../../exercises/kinds';
import type { StartAt } from '../learner/preferences';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import { materialOf } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import { recordOf } from '../practice/record';
import { answerTask, isOver, type Run, withTask } from '../practice/run';
import type { Random } from '../random';
import { type PlacementAnswer, drawLetter, placementState } from './placement';
import { placementAnswers, nextTask, startPlacement } from './placementRun';
import { MAX_PLACEMENT_QUESTIONS, type PlacementLesson, STAGES } from './stages';

/** One of four choices is right. */
const LUCK = 1 / 4;
const SLIPS = 0.05;

type Learner = { readonly knows: readonly PlacementLesson[]; readonly slips: number; readonly luck: number };

const TAUGHT = new Map(STAGES.flatMap(({ lesson, groups }) => groups.flat().map((text) => [text, lesson] as const)));

function isRightOf(text: string, { knows, slips, luck }: Learner, random: Random): boolean {
  const isKnown = knows.some((lesson) => TAUGHT.get(text) === lesson);
  return random() < (isKnown ? 1 - slips : luck);
}

function placementOf(learner: Learner, seed: number): { startAt: StartAt; questions: number } {
  const random = seededRandom(seed);
  const answers: PlacementAnswer[] = [];
  for (;;) {
    const now = placementState(answers);
    if (now.kind === 'placed') return { startAt: now.startAt, questions: answers.length };
    const telugu = drawLetter(now.group, answers, random) ?? '';
    answers.push({ telugu, isRight: isRightOf(telugu, learner, random) });
  }
}

const SEEDS = 1000;
/** Of a thousand such learners: the share placed there, the most questions asked, and the share with six or fewer. */
function share(learner: Learner, startAt: StartAt) {
  const placed = Array.from({ length: SEEDS }, (_, seed) => placementOf(learner, seed));
  return {
    found: placed.filter((one) => one.startAt === startAt).length / SEEDS,
    most: Math.max(...placed.map(({ questions }) => questions)),
    few: placed.filter(({ questions }) => questions <= 6).length / SEEDS,
  };
}

const EVERYTHING: readonly PlacementLesson[] = ['vowels', 'consonants', 'gunintalu'];

describe('a placement', () => {
  it('asks a learner who knows nothing at most six questions', () => {
    const { found, most } = share({ knows: [], slips: 0, luck: 0 }, 'letters');
    expect([found, most]).toEqual([1, 2]);
    const guessing = share({ knows: [], slips: 0, luck: LUCK }, 'letters');
    expect(guessing.few).toBeGreaterThan(0.98);
    expect(guessing.found).toBeGreaterThan(0.93);
  });

  it('asks a learner who knows everything at most fourteen questions', () => {
    expect(share({ knows: EVERYTHING, slips: 0, luck: LUCK }, 'reading')).toMatchObject({ found: 1, most: 11 });
    const slipping = share({ knows: EVERYTHING, slips: SLIPS, luck: LUCK }, 'reading');
    expect(slipping.most).toBeLessThanOrEqual(14);
    expect(slipping.found).toBeGreaterThan(0.92);
  });

  it.each([
    ['vowels only', ['vowels'], 'consonants', 0.95],
    ['vowels and consonants', ['vowels', 'consonants'], 'gunintalu', 0.93],
  ] as const)('places a learner who knows %s correctly, despite slips and luck', (_, knows, startAt, atLeast) => {
    expect(share({ knows, slips: SLIPS, luck: LUCK }, startAt).found).toBeGreaterThanOrEqual(atLeast);
  });

  it('of a learner who knows half the vowels starts with the vowels', () => {
    const [common = []] = STAGES[0]?.groups ?? [];
    const answers: PlacementAnswer[] = [];
    for (let now = placementState(answers); now.kind === 'asking'; now = placementState(answers)) {
      const telugu = drawLetter(now.group, answers, seededRandom(answers.length)) ?? '';
      answers.push({ telugu, isRight: common.includes(telugu) });
    }
    expect(placementState(answers)).toEqual({ kind: 'placed', startAt: 'letters' });
  });

  it('always ends, and asks about no letter twice', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: MAX_PLACEMENT_QUESTIONS }), fc.integer(), (results, seed) => {
        const random = seededRandom(seed);
        const answers: PlacementAnswer[] = [];
        for (let now = placementState(answers); now.kind === 'asking'; now = placementState(answers)) {
          answers.push({
            telugu: drawLetter(now.group, answers, random) ?? '',
            isRight: results[answers.length] ?? true,
          });
        }
        expect(answers.length).toBeLessThanOrEqual(MAX_PLACEMENT_QUESTIONS);
        expect(new Set(answers.map(({ telugu }) => telugu)).size).toBe(answers.length);
        expect(answers.every(({ telugu }) => telugu !== '')).toBe(true);
      }),
    );
  });
});

const materialFor = async (lesson: PlacementLesson) => materialOf(await loadLesson(lesson), [], CONFUSIONS);
const materials = {
  vowels: await materialFor('vowels'),
  consonants: await materialFor('consonants'),
  gunintalu: await materialFor('gunintalu'),
};

describe('the run of a placement', () => {
  it.each(STAGES)('can ask about every letter in the groups of $lesson, by ear and by eye', ({ lesson, groups }) => {
    const material = materials[lesson];
    const notAskable = groups.flat().filter((text) => {
      const focus = focusesOf(material).find((one) => entryOfFocus(one).telugu === text);
      return (['hear-and-pick', 'see-and-pick-sound'] as const).some(
        (kind) => !focus || !makeExercise(kind, material, focus, seededRandom(1)),
      );
    });
    expect(notAskable).toEqual([]);
  });

  const play = (isRight: (lesson: string) => boolean, seed: number): Run => {
    const random = seededRandom(seed);
    let run = startPlacement({ recordId: 'r1', userId: 'sita' }, materials, 0, random);
    while (!isOver(run)) {
      const exercise = run.tasks[run.queue[0] ?? -1]?.exercise;
      if (exercise?.kind !== 'hear-and-pick' && exercise?.kind !== 'see-and-pick-sound') throw new Error('no question');
      const known = isRight(exercise.subject.telugu);
      const answer = known ? rightAnswerOf(exercise) : (wrongAnswersOf(exercise)[0] ?? '');
      run = answerTask(run, judged(exercise, answer), 1000);
      const task = nextTask(placementAnswers(run), materials, random);
      if (task) run = withTask(run, task);
    }
    return run;
  };

  it('is recorded as practice, with a result for each letter', () => {
    const vowels = STAGES[0]?.groups.flat() ?? [];
    const run = play((text) => vowels.includes(text), 7);
    expect(placementState(placementAnswers(run))).toEqual({ kind: 'placed', startAt: 'consonants' });
    const { activity } = recordOf(run, 2000);
    expect(activity).toMatchObject({ kind: 'practice', purpose: 'placement', tasksDone: 3, partsDone: [] });
    expect([activity.right.length, activity.wrong.length]).toEqual([3, 2]);
  });

  it('alternates between questions by ear and by eye', () => {
    const kinds = play(() => true, 3).tasks.map(({ exercise }) => exercise.kind);
    expect(kinds.slice(0, 4)).toEqual(['hear-and-pick', 'see-and-pick-sound', 'hear-and-pick', 'see-and-pick-sound']);
    expect(kinds).toHaveLength(11);
  });
});
