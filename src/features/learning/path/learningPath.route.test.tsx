import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MODULES } from '../../../content/modules';
import { activityOf } from '../../../domain/activity/activities.testing';
import type { LessonId } from '../../../domain/lesson/lesson';
import { numbersOf, partKey } from '../../../domain/lesson/parts';
import { playRun, playTask, runOf } from '../../../testing/playRun.testing';
import { renderRoute } from '../../../testing/renderRoute.testing';
import { expectShown, press, screen, waitFor } from '../../../testing/screen.testing';

const PATH = '/dashboard/learning';
const LOCKED = `${PATH}/basic-grammar/tenses`;

/** Practice that finishes every exercise and quiz of these lessons. */
function finished(...ids: readonly LessonId[]) {
  const lessons = MODULES.flatMap((module) => module.lessons).filter(({ id }) => ids.includes(id));
  const partsDone = lessons.flatMap((lesson) =>
    (['exercise', 'quiz'] as const).flatMap((part) =>
      numbersOf(lesson, part).map((number) => partKey(lesson.id, part, number)),
    ),
  );
  return { activities: [activityOf('practice', { partsDone })] };
}

describe('a locked lesson', () => {
  test.each(['', '/pages', '/pages/1', '/pages/1/practice', '/chart', '/exercises', '/exercises/1', '/quizzes/1'])(
    'cannot be opened by its address%s',
    async (part) => {
      const { stored } = await renderRoute(`${LOCKED}${part}`);
      await expectShown(page.getByText('Tenses is not open yet.'));
      expect(location.pathname).toBe(PATH);
      expect(await stored('activities')).toEqual([]);
    },
  );

  test('opens when the modules before it are finished', async () => {
    const before = finished('vowels', 'consonants', 'gunintalu', 'greetings', 'numbers', 'daily-vocabulary');
    await renderRoute(LOCKED, before);
    await expectShown(screen.heading('Tenses'));
    expect(location.pathname).toBe(LOCKED);
  });

  test('is open for a learner who can already read', async () => {
    await renderRoute(LOCKED, { profile: { startAt: 'reading' } });
    await expectShown(screen.heading('Tenses'));
  });
});

test('an address of a lesson that does not exist leads to the path', async () => {
  await renderRoute(`${PATH}/alphabet/no-such-lesson/exercises`);
  await waitFor(() => expect(location.pathname).toBe(PATH));
});

describe('a lesson quiz of eight questions', () => {
  const play = async (wrong: number) => {
    const route = await renderRoute(`${PATH}/alphabet/vowels/quizzes/1`);
    const total = await waitFor(() => {
      const tasks = runOf(route.learner.id)?.tasks.length ?? 0;
      expect(tasks).toBe(8);
      return tasks;
    });
    for (let place = 0; place < total; place += 1) await playTask(route.learner.id, place >= wrong);
    await expectShown(screen.text('Your result is saved.'));
    return route;
  };

  test('with six right answers, 75 percent, counts as passed', async () => {
    const { stored } = await play(2);
    await expectShown(screen.heading('Quiz passed!'));
    await expectShown(screen.text('75%'));
    expect(await stored('learnerSummaries')).toMatchObject([{ activities: 1, partsDone: ['vowels/quiz/1'] }]);
  });

  test('with five right answers, 63 percent, does not count as passed, and can be taken again', async () => {
    const { stored, learner } = await play(3);
    await expectShown(screen.heading('Keep practicing!'));
    await expectShown(screen.text('63%'));
    const [summary] = await stored('learnerSummaries');
    expect(summary?.partsDone ?? []).toEqual([]);
    await press(screen.button('Take the quiz again'));
    await playRun(learner.id);
    await expectShown(screen.heading('Quiz passed!'));
    expect(await stored('learnerSummaries')).toMatchObject([{ activities: 2, partsDone: ['vowels/quiz/1'] }]);
  });
});

test('a finished exercise counts on the path and in its lesson', async () => {
  const route = await renderRoute(`${PATH}/alphabet/vowels/exercises/1`);
  await playRun(route.learner.id);
  await expectShown(screen.text('Your result is saved.'));
  expect(await route.stored('learnerSummaries')).toMatchObject([{ partsDone: ['vowels/exercise/1'] }]);
  route.navigate(`${PATH}/alphabet/vowels`);
  await expectShown(page.getByText('1 of 12').first());
});
