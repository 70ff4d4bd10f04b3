import { activityOf } from '../src/domain/activity/activities.testing';
import { expectAccessible } from './accessible';
import type { Material } from '../src/domain/lesson/material';
import { materialFor, playExercise } from './exercises';
import { navigateInApp } from './navigateInApp';
import { daysAgo, plantLearner } from './plantLearner';
import { stored } from './quizzes';
import { expect, test } from './test';

const LETTERS = ['క', 'గ', 'చ', 'మ'];
const practicedLetters = activityOf('practice', {
  ...daysAgo(20),
  right: LETTERS.map((letter) => `letter:${letter}`),
  partsDone: ['consonants/exercise/1'],
});
const mixedUp = activityOf('practice', { ...daysAgo(1), mixedUp: ['ధ ద', 'ధ ద', 'ద ధ', 'ద ధ'] });

/** The material for solving exercises about any letter. */
async function lettersMaterial(): Promise<Material> {
  const [vowels, consonants] = await Promise.all([materialFor('vowels'), materialFor('consonants')]);
  return {
    ...consonants,
    letters: [...vowels.letters, ...consonants.letters],
    statements: [...vowels.statements, ...consonants.statements],
  };
}

test('due letters are reviewed, confused letters are practiced, and chosen letters count', async ({ page }) => {
  await plantLearner(page, { activities: [practicedLetters, mixedUp], profile: { startAt: 'letters' } });
  await page.goto('/dashboard/review');
  const material = await materialFor('consonants');
  await expect(page.locator('[data-exercise]')).toBeVisible();
  await playExercise(page, material, false);
  for (let answered = 0; answered < LETTERS.length; answered += 1) await playExercise(page, material);
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();

  const recorded = (await stored(page, 'activities')).filter(({ purpose }) => purpose === 'review');
  expect(recorded).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn something new' })).toBeVisible();

  await test.step('two confused letters are first compared and then practiced', async () => {
    await navigateInApp(page, `/dashboard/practise?letters=${encodeURIComponent('ద,ధ')}`);
    await expect(page.getByRole('heading', { name: 'What is different: ద and ధ?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (let at = 0; at < 8; at += 1) await playExercise(page, material);
    await expect(page.getByRole('heading', { name: 'Every one right!' })).toBeVisible();
    const drill = (await stored(page, 'activities')).find(({ purpose }) => purpose === 'drill');
    expect(drill?.['toldApart']).toHaveLength(8);
  });

  await test.step('a run of chosen letters, in Telugu, counts even when it is left in the middle', async () => {
    await navigateInApp(page, '/dashboard');
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await navigateInApp(page, `/dashboard/practise?letters=${encodeURIComponent('అ,క,మ')}`);
    await playExercise(page, await lettersMaterial());
    await page.getByRole('link', { name: 'నా పేజీ' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect
      .poll(async () => (await stored(page, 'activities')).filter(({ purpose }) => purpose === 'chosen'))
      .toHaveLength(1);
  });
});

test('today’s run has due items, exercises of the path and a line of a poem, and is as long as the daily goal', async ({
  page,
}) => {
  await plantLearner(page, { activities: [practicedLetters], profile: { dailyMinutes: 5 } });
  await page.goto('/dashboard/today');
  const material = await lettersMaterial();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuemax', '10');
  for (let at = 0; at < 8; at += 1) await playExercise(page, material);
  await expect(page.locator('[data-exercise="read-line"]')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect
    .poll(async () => (await stored(page, 'activities')).some(({ purpose }) => purpose === 'today'))
    .toBe(true);
  const run = (await stored(page, 'activities')).find(({ purpose }) => purpose === 'today');
  expect(run?.['partsDone']).toHaveLength(4);
});
