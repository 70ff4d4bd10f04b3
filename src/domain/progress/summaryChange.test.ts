import fc from 'fast-check';
import type { LearnerSummary } from '../learner/summary';
import { describe, expect, it } from 'vitest';
import { activityOf, anyActivity } from '../activity/activities.testing';
import type { Activity } from '../activity/activity';
import { rebuildSummary } from './rebuildSummary';
import { summaryChange } from './summaryChange';

const byPath = (activity: Activity): Record<string, number> =>
  Object.fromEntries(summaryChange(activity).increments.map(({ path, by }) => [path.join(' '), by]));

describe('the summary change of an activity', () => {
  it('counts under the day of the activity', () => {
    const change = byPath(activityOf('search', { day: '2026-03-29', secondsSpent: 61 }));
    expect(change).toMatchObject({ activities: 1, secondsSpent: 61, 'secondsByDay 2026-03-29': 61 });
    expect(change).toMatchObject({ points: 2, 'pointsByDay 2026-03-29': 2 });
  });

  it('an exercise is done, with points, when nothing in it was wrong', () => {
    const done = activityOf('exercise', { part: 3, right: ['letter:అ', 'letter:ఆ', 'letter:అ'] });
    expect(byPath(done)).toMatchObject({ points: 5, 'rightByItem letter:అ': 2, 'rightByItem letter:ఆ': 1 });
    expect(summaryChange(done).unions).toEqual([{ path: ['partsDone'], values: ['vowels/exercise/3'] }]);
    const notDone = { ...done, wrong: ['letter:ఇ'] };
    expect(byPath(notDone)).toMatchObject({ points: 0, 'wrongByItem letter:ఇ': 1 });
    expect(summaryChange(notDone).unions).toEqual([]);
  });

  it('practice gives points for each right task, and finishes its exercises', () => {
    const partsDone = ['vowels/exercise/1', 'vowels/exercise/4'];
    const practice = activityOf('practice', { tasksDone: 3, partsDone, right: ['letter:అ'], wrong: ['letter:ఇ'] });
    expect(byPath(practice)).toMatchObject({ points: 15, 'rightByItem letter:అ': 1, 'wrongByItem letter:ఇ': 1 });
    expect(summaryChange(practice).unions).toEqual([{ path: ['partsDone'], values: partsDone }]);
  });

  it('a lesson quiz is passed at 70 %', () => {
    const items = (count: number) => Array.from({ length: count }, (_, at) => `number:${at}`);
    const quiz = activityOf('lesson-quiz', { lessonId: 'numbers', part: 2, right: items(7), wrong: items(3) });
    expect(byPath(quiz)).toMatchObject({ points: 55, quizPercentages: 70, quizzesPassed: 1 });
    expect(byPath(quiz)).toMatchObject({ 'quizzesCompleted lesson': 1 });
    expect(summaryChange(quiz).unions).toEqual([{ path: ['partsDone'], values: ['numbers/quiz/2'] }]);
    const missed = { ...quiz, right: items(6), wrong: items(4) };
    expect(byPath(missed)).toMatchObject({ points: 30, quizPercentages: 60 });
    expect(byPath(missed)).not.toHaveProperty('quizzesPassed');
    expect(summaryChange(missed).unions).toEqual([]);
  });

  it('a harder quiz gives more points, and generated questions are not items', () => {
    const quiz = activityOf('quiz', { difficulty: 'hard', right: ['Which one flies?'], wrong: [] });
    expect(byPath(quiz)).toMatchObject({ points: 15, quizPoints: 1, 'quizzesCompleted hard': 1 });
    expect(Object.keys(byPath(quiz)).filter((path) => path.includes('ByItem'))).toEqual([]);
  });
});

describe('a story', () => {
  it('gives points when read to the end, and counts as one read story however often', () => {
    const story = activityOf('story', { storyId: 'pilli', isRead: true, secondsSpent: 90 });
    expect(byPath(story)).toMatchObject({ points: 5, storySeconds: 90, storyWords: 0 });
    expect(summaryChange(story).unions).toEqual([{ path: ['storiesRead'], values: ['pilli'] }]);
    expect(rebuildSummary([story, story])).toMatchObject({ storiesRead: ['pilli'], storySeconds: 180 });
  });

  it('left early counts its time and the words looked up', () => {
    const left = activityOf('story', { isRead: false, secondsSpent: 30, wrong: ['word:animals_cow'] });
    expect(byPath(left)).toMatchObject({
      points: 0,
      storySeconds: 30,
      storyWords: 1,
      'wrongByItem word:animals_cow': 1,
    });
    expect(summaryChange(left).unions).toEqual([]);
  });
});

describe('a rebuilt summary', () => {
  it('does not depend on the order of activities, and its sums match', () => {
    fc.assert(
      fc.property(fc.array(anyActivity(), { maxLength: 40 }), (activities) => {
        const summary = rebuildSummary(activities);
        const backwards = rebuildSummary(activities.toReversed());
        const ordered = (one: LearnerSummary): LearnerSummary => ({
          ...one,
          partsDone: one.partsDone.toSorted(),
          storiesRead: one.storiesRead.toSorted(),
        });
        expect(ordered(backwards)).toEqual(ordered(summary));
        expect(summary.activities).toBe(activities.length);
        const sum = (counts: Readonly<Record<string, number>>) =>
          Object.values(counts).reduce((total, count) => total + count, 0);
        expect(sum(summary.secondsByDay)).toBe(summary.secondsSpent);
        expect(sum(summary.pointsByDay)).toBe(summary.points);
      }),
      { numRuns: 500 },
    );
  });
});
