import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activityOf } from '../../domain/activity/activities.testing';
import { calendarDay } from '../../domain/activity/calendarDay';
import { loadLesson } from '../../content/lessons';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { entryOfFocus, focusesOf } from '../../domain/lesson/focus';
import type { LessonId } from '../../domain/lesson/lesson';
import { materialOf } from '../../domain/lesson/material';
import { MAX_REVIEWED } from '../../domain/runPlanning/todayPlan';
import { playRun, playTask, runOf } from '../../testing/playRun.testing';
import { renderRoute, type Route } from '../../testing/renderRoute.testing';
import { expectShown, press, screen, waitFor } from '../../testing/screen.testing';

const DAY_MS = 86_400_000;

/** These items were answered right once, a month ago, so that all of them are due. */
function practiced(...right: readonly string[]) {
  const startedAt = Date.now() - 30 * DAY_MS;
  return { activities: [activityOf('practice', { startedAt, day: calendarDay(new Date(startedAt)), right })] };
}

async function itemsOf(lesson: LessonId, count: number): Promise<readonly string[]> {
  const material = materialOf(await loadLesson(lesson), [], CONFUSIONS);
  return [...new Set(focusesOf(material).map((focus) => entryOfFocus(focus).key))].slice(0, count);
}

/** Waits until the dashboard announces this number of due items. */
const expectAnnounced = (count: number) =>
  waitFor(() => {
    expect(screen.heading('Today').query()).not.toBeNull();
    const line = page.getByText(/^\d+ things? to review$/u).query()?.textContent ?? '';
    expect(line).toBe(count === 0 ? '' : `${count} ${count === 1 ? 'thing' : 'things'} to review`);
  });

const tasksOf = ({ learner }: Route) =>
  waitFor(() => {
    const run = runOf(learner.id);
    if (!run) throw new Error('No run is in progress');
    return run.tasks;
  });

describe('the dashboard announces as many items as the review asks', () => {
  test.each([
    ['letters', ['letter:అ', 'letter:ధ', 'letter:క్ష']],
    ['signs and vottulu', ['sign:ా', 'sign:్క', 'sign:తలకట్టు']],
    ['letters that were written', ['written:వ', 'written:అ']],
    ['words', ['word:animals_cow', 'word:birds_parrot', 'number:7']],
    ['lines of poems', ['line:uppu-kappurambu/1', 'line:uppu-kappurambu/3']],
  ])('%s', async (_, keys) => {
    const route = await renderRoute('/dashboard', practiced(...keys));
    await expectAnnounced(keys.length);
    await route.reload('/dashboard/review');
    const asked = (await tasksOf(route)).map(({ exercise }) => exercise);
    expect(asked).toHaveLength(keys.length);
    await playRun(route.learner.id);
    await route.reload('/dashboard');
    await expectAnnounced(0);
  });

  test.each(['greetings', 'sentence-structure', 'tenses'] as const)(
    'items of the lesson %s, although no part of it is finished',
    async (lesson) => {
      const keys = await itemsOf(lesson, 5);
      const route = await renderRoute('/dashboard', practiced(...keys));
      await expectAnnounced(keys.length);
      await route.reload('/dashboard/review');
      const asked = (await tasksOf(route)).map(({ exercise }) => exercise.subject.key);
      expect(asked.toSorted()).toEqual(keys.toSorted());
    },
  );
});

test('what was practiced on a page of a lesson is announced and asked a month later', async () => {
  const route = await renderRoute('/dashboard/learning/basic-vocabulary/greetings/pages/1/practice');
  await playRun(route.learner.id);
  await expect.poll(() => route.stored('activities')).toHaveLength(1);
  const [recorded] = await route.stored('activities');
  const keys = new Set(recorded?.right);

  const later = await renderRoute('/dashboard', practiced(...keys));
  await expectAnnounced(keys.size);
  await later.reload('/dashboard/review');
  expect(await tasksOf(later)).toHaveLength(keys.size);
});

test('a vottu that no lesson teaches is neither announced nor asked', async () => {
  const route = await renderRoute('/dashboard', practiced('sign:్ఖ', 'letter:అ'));
  await expectAnnounced(1);
  await route.reload('/dashboard/review');
  expect(await tasksOf(route)).toMatchObject([{ exercise: { subject: { key: 'letter:అ' } } }]);
});

test('a learner with nothing but such a vottu has nothing due', async () => {
  await renderRoute('/dashboard/review', practiced('sign:్ఖ'));
  await expectShown(screen.heading('You’re all caught up'));
});

test('a long review is asked ten at a time, and its end says how many are left', async () => {
  const keys = await itemsOf('consonants', 13);
  const route = await renderRoute('/dashboard', practiced(...keys));
  await expectAnnounced(keys.length);
  await route.reload('/dashboard/review');
  expect(await tasksOf(route)).toHaveLength(MAX_REVIEWED);
  await playRun(route.learner.id);
  await expectShown(screen.text('3 more things to review today.'));
  await press(screen.button('Practice again'));
  expect(await tasksOf(route)).toHaveLength(3);
});

test('the daily practice begins with what is due', async () => {
  const keys = ['letter:అ', 'letter:ఆ'];
  const route = await renderRoute('/dashboard/today', practiced(...keys));
  const asked = (await tasksOf(route)).map(({ exercise }) => exercise.subject.key);
  expect(asked.slice(0, 2).toSorted()).toEqual(keys);
  await playTask(route.learner.id);
  await playTask(route.learner.id);
  route.navigate('/dashboard');
  await expectAnnounced(0);
});
