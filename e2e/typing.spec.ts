import type { Page } from '@playwright/test';
import { aksharas } from '../src/domain/script/aksharas';
import { transliterated } from '../src/domain/script/transliteration';
import { wordBank } from '../src/content/words';
import { expectAccessible } from './accessible';
import { about, AT, question } from './aiLearning';
import { navigateInApp } from './navigateInApp';
import { faultsInRoom } from './roomFaults';
import { plantLearner } from './plantLearner';
import { stored } from './quizzes';
import { expect, test } from './test';

const key = (page: Page, face: string) => page.locator(`[data-key="${face}"]:visible`);

test('అమ్మ can be typed by touch, deleted part by part and typed in Latin letters; a heard word can be typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await plantLearner(page, { profile: { startAt: 'reading' } });
  await page.goto(AT);
  await page.getByRole('button', { name: 'Telugu keys' }).click();
  await page.getByRole('button', { name: 'Vowels' }).click();
  await key(page, 'అ').click();
  await key(page, 'మ').click();
  await page.getByRole('button', { name: 'Ottulu' }).click();
  await key(page, 'మ్మ').click();
  await expect(question(page)).toHaveValue('అమ్మ');
  await expectAccessible(page);
  const takeAway = page.getByRole('button', { name: 'Delete the last part' });
  for (const left of ['అమ', 'అ', '']) {
    await takeAway.click();
    await expect(question(page)).toHaveValue(left);
  }
  await question(page).pressSequentially('amma');
  await page
    .getByRole('group', { name: '“amma” in Telugu' })
    .getByRole('button', { name: 'అమ్మ', exact: false })
    .first()
    .click();
  await expect(question(page)).toHaveValue('అమ్మ');
  await page.getByRole('button', { name: 'Close the Telugu keys' }).click();
  await page.keyboard.press('Enter');
  await expect(about(page, 'mother')).toBeVisible();

  await test.step('a word is heard and typed; a mistake is shown letter by letter and recorded', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigateInApp(page, '/dashboard');
    await page.getByRole('link', { name: 'Spelling' }).click();
    await page.getByRole('link', { name: 'Hear and type' }).click();
    await page.getByRole('button', { name: 'I can’t hear it' }).click();
    const latin = (await page.locator('[data-asked]').textContent()) ?? '';
    const word = wordBank.find(({ telugu }) => transliterated(telugu) === latin)?.telugu ?? '';
    const field = page.getByRole('textbox', { name: 'Your word' });
    await expect(key(page, 'క')).toBeVisible();
    // A phone in landscape, with suggestions for Latin letters above the keys.
    await page.setViewportSize({ width: 568, height: 320 });
    await field.fill('ka');
    await expect(page.getByRole('group', { name: '“ka” in Telugu' })).toBeVisible();
    expect(await faultsInRoom(page, 'low')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await field.fill(`${aksharas(word).slice(0, -1).join('')}`);
    await field.press('Enter');
    await expect(page.getByText('Not quite.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Letter by letter' }).getByRole('listitem')).toHaveCount(
      aksharas(word).length,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect
      .poll(async () =>
        (await stored(page, 'activities'))
          .filter(({ purpose }) => purpose === 'spelling')
          .map(({ purpose, wrong }) => [purpose, (wrong as string[]).length]),
      )
      .toEqual([['spelling', 1]]);
  });
});
