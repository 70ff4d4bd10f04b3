import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activityOf } from '../../domain/activity/activities.testing';
import { calendarDay } from '../../domain/activity/calendarDay';
import { FIGURE_ADDRESSES, expectFigures, type FigureScreen } from '../../testing/figures.testing';
import { playRun } from '../../testing/playRun.testing';
import { renderRoute } from '../../testing/renderRoute.testing';
import { expectShown, screen } from '../../testing/screen.testing';

const SAMPLE = 'Sample · your first activity replaces these';

/** The specification's figures for learners who have none yet. */
const SAMPLES: Readonly<Record<FigureScreen, Readonly<Record<string, string>>>> = {
  '/dashboard': { 'points earned': '2,450', 'lessons completed': '32 of 48', 'of learning': '24 h' },
  '/dashboard/progress': {
    'lessons completed': '12 of 45',
    'quizzes, 85% on average': '5',
    'words learned': '120',
    'of learning': '8h 30m',
  },
  '/dashboard/achievements': { 'Total XP': '50 XP', 'achievements unlocked': '1 of 6' },
};

/** The figures after the first quiz of the vowels: five points for each of its eight answers, and twenty more. */
const OWN: typeof SAMPLES = {
  '/dashboard': { 'points earned': '60', 'lessons completed': '0 of 9', 'quizzes completed': '1' },
  '/dashboard/progress': { 'lessons completed': '0 of 9', 'quizzes, 100% on average': '1' },
  '/dashboard/achievements': { 'Total XP': '60 XP', 'achievements unlocked': '0 of 6' },
};

describe.each(FIGURE_ADDRESSES)('the figures at %s', (address) => {
  test('are a sample until the first activity', async () => {
    const { stored } = await renderRoute(address);
    await expectFigures(SAMPLES[address]);
    await expectShown(screen.text(SAMPLE));
    expect(await stored('activities')).toEqual([]);
  });

  test('are the learner’s own after the first activity, without a reload', async () => {
    const route = await renderRoute('/dashboard/learning/alphabet/vowels/quizzes/1');
    await playRun(route.learner.id);
    await expectShown(screen.text('Your result is saved.'));
    route.navigate(address);
    await expectFigures(OWN[address]);
    expect(screen.text(SAMPLE).query()).toBeNull();
    await route.reload();
    await expectFigures(OWN[address]);
  });
});

test('a streak counts the days in a row up to today, and one day of practice more adds to it', async () => {
  const daysAgo = (days: number) => {
    const startedAt = Date.now() - days * 86_400_000;
    return { startedAt, day: calendarDay(new Date(startedAt)) };
  };
  const route = await renderRoute('/dashboard', {
    activities: [2, 1].map((days) => activityOf('practice', { ...daysAgo(days), right: ['letter:అ'] })),
  });
  await expectShown(page.getByText('2-day streak'));
  route.navigate('/dashboard/learning/alphabet/vowels/exercises/1');
  await playRun(route.learner.id);
  await expectShown(screen.text('Your result is saved.'));
  route.navigate('/dashboard');
  await expectShown(page.getByText('3-day streak'));
});
