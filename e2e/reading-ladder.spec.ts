import { expectAccessible } from './accessible';
import { materialFor, playExercise } from './exercises';
import { navigateInApp } from './navigateInApp';
import { expectNoSidewaysScroll, PATH } from './learningPath';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

const STEP = `${PATH}/reading/read-bare-letters`;

test('a learner who can read opens a ladder step, reads its page, looks up a sentence and answers an exercise', async ({
  page,
}) => {
  await plantLearner(page, { profile: { startAt: 'reading' } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Words Without Signs' }).click();
  await page.getByRole('link', { name: 'A page to read: A dream' }).click();
  await expect(page).toHaveURL(`${STEP}/pages/7`);

  // The meaning of a sentence shows only after a touch.
  const meaning = page.getByText('Go, boat, go!');
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: 'What it means: పద, పడవ, పద!' }).click();
  await expect(meaning).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Hear the page' }).click();
  await expect(page.locator('[data-spoken]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Go to the exercises' }).click();
  await playExercise(page, await materialFor('read-bare-letters'));
  await expect(page.locator('[data-exercise]')).toBeVisible();

  await test.step('a whole module is reviewed in one run', async () => {
    await navigateInApp(page, `${PATH}/alphabet/review`);
    await expect(page).toHaveTitle(/^Review: Telugu Script Fundamentals/);
    await expect(page.locator('[data-exercise]')).toBeVisible();
    await navigateInApp(page, `${PATH}/nothing/review`);
    await expect(page).toHaveURL(PATH);
  });
});
