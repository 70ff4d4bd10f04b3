import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton, question, searched, sessions } from './aiLearning';
import { test } from './asLearner';
import { expect } from './test';

const learnMore = (page: Page) => page.getByRole('button', { name: 'Learn More' });
const meaning = (page: Page) => page.getByRole('group', { name: 'What it means' });

test.describe('a learner', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(AT);
  });

  test('gets a word in both languages, with its letters, and twice something new', async ({ page }) => {
    await expect(explainButton(page)).toBeDisabled();
    await question(page).fill('   ');
    await expect(explainButton(page)).toBeDisabled();
    await expectAccessible(page);

    await ask(page, 'Rivers');
    await expect(about(page, 'river')).toBeFocused();
    await expect(meaning(page)).toContainText('A river is water that flows a long way');
    await expect(meaning(page).locator('p[lang=te]')).toContainText('పెద్ద నీటి ప్రవాహం నది');
    for (const sound of ['నది', 'న', 'ది'])
      await expect(page.getByRole('button', { name: `Listen: ${sound}`, exact: true })).toBeVisible();
    await expect(page.getByText('nadi', { exact: true })).toBeHidden();
    await page.getByRole('switch', { name: 'Show Telugu in English letters too' }).click();
    await expect(page.getByText('nadi', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const told = page.getByRole('group').locator('p[lang=en]');
    await learnMore(page).click();
    await expect(told).toHaveCount(2);
    await learnMore(page).click();
    await expect(told).toHaveCount(3);
    expect(new Set(await told.allTextContents()).size).toBe(3);
    await expect(page.getByRole('heading', { name: 'Something more (2)' })).toBeFocused();
    await expect(learnMore(page)).toBeHidden();
  });

  test('hears it: Play Speech once, Listen Speech from then on', async ({ page }) => {
    await ask(page, 'river');
    await page.getByRole('button', { name: 'Play Speech' }).click();
    await expect(page.locator('[data-spoken]')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('slider', { name: 'Place in the text' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Listen Speech' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Speech' })).toBeHidden();
    await page.getByRole('button', { name: 'Listen: ది', exact: true }).click();
    await expect(page.locator('[data-speaking=playing]')).toHaveCount(1);
  });

  test('is told honestly what the tutor does not know, and what is near it', async ({ page }) => {
    await ask(page, 'quantum chromodynamics');
    await expect(page.getByRole('heading', { name: 'I do not know “quantum chromodynamics” yet' })).toBeFocused();
    await expect(page.getByText(/VITE_TUTOR/)).toBeVisible();
    await ask(page, 'rivr');
    await expect(page.getByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^river/ }).click();
    await expect(about(page, 'river')).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => searched(page)).toEqual(['quantum chromodynamics', 'rivr', 'river']);
    // What could not be explained was asked, but not learned.
    await page.goto(AT);
    await expect(page.getByRole('button', { name: /^Explain again/ })).toHaveText([/river/]);
  });

  test('who does not know what to type finds a word of the day, and words in pictures by theme', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T17:00:00'));
    await page.reload();
    const todays = page.getByRole('region', { name: 'Today’s word' });
    await expect(todays.getByText('పిల్లి', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await todays.getByRole('button', { name: 'Tell me about it' }).click();
    await expect(about(page, 'cat')).toBeFocused();
    await expect(todays).toBeHidden();

    await page.getByRole('button', { name: 'Birds', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Birds', exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'నెమలి peacock' }).click();
    await expect(about(page, 'peacock')).toBeFocused();
    await expect(question(page)).toHaveValue('peacock');
    // The theme stays open for the next word.
    await page.getByRole('button', { name: 'చిలుక parrot' }).click();
    await expect(about(page, 'parrot')).toBeVisible();
    await page.getByRole('button', { name: 'All themes' }).click();
    await expect(page.getByRole('button', { name: 'Fruit and vegetables' })).toBeVisible();
  });

  test('is told when there is nothing more to say', async ({ page }) => {
    await ask(page, 'crocodile');
    await learnMore(page).click();
    await expect(page.getByText('That is all I know about this word.')).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
  });

  test('gets suggestions from the profile, whatever the case, with the keyboard too', async ({ page }) => {
    await question(page).fill('zzz');
    await expect(page.getByRole('option')).toHaveCount(0);
    await question(page).fill('IT');
    await expect(page.getByRole('option')).toHaveText(['Kites']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveValue('Kites');
    await page.keyboard.press('Enter');
    await expect(about(page, 'kite')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-speaking=playing]')).toHaveCount(1);
  });

  test('leaves a session with true times: at a new search, at another page, at a closed tab', async ({ page }) => {
    const before = Date.now();
    await ask(page, 'river');
    await expect(about(page, 'river')).toBeVisible();
    expect(await sessions(page)).toEqual([]);
    await ask(page, 'moon');
    await expect(about(page, 'moon')).toBeVisible();
    await expect.poll(() => searched(page)).toEqual(['river']);

    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => searched(page)).toEqual(['river', 'moon']);
    for (const { startTime, endTime, ...rest } of await sessions(page)) {
      expect(startTime).toBeGreaterThanOrEqual(before);
      expect(endTime).toBeGreaterThanOrEqual(startTime);
      expect(endTime).toBeLessThanOrEqual(Date.now());
      const { userId, timeSpentSeconds, timestamp } = rest;
      expect([timestamp, typeof userId]).toEqual([endTime, 'string']);
      expect(Math.abs(Number(timeSpentSeconds) - (endTime - startTime) / 1000)).toBeLessThanOrEqual(0.5);
    }

    await page.goto(AT);
    await ask(page, 'sea');
    await expect(about(page, 'sea')).toBeVisible();
    const context = page.context();
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect.poll(() => searched(next)).toEqual(['river', 'moon', 'sea']);
    await next.goto(AT);
    await expect(next.getByRole('heading', { name: 'Words I have learned' })).toBeVisible();
    await next.getByRole('button', { name: 'Listen: చంద్రుడు' }).click();
    await expect(next.locator('[data-speaking=playing]')).toHaveCount(1);
    await next.getByRole('button', { name: 'Explain again: sea' }).click();
    await expect(about(next, 'sea')).toBeVisible();
    // Everything that was left has been saved, and nothing twice.
    expect(await searched(next)).toEqual(['river', 'moon', 'sea']);
    await next.reload();
    await expect(next.getByRole('button', { name: /^Explain again/ })).toHaveText([/sea/, /moon/, /river/]);
    expect(await searched(next)).toEqual(['river', 'moon', 'sea', 'sea']);
  });

  test('who signs out while reading leaves nothing behind', async ({ page }) => {
    await ask(page, 'river');
    await expect(about(page, 'river')).toBeVisible();
    await page.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await sessions(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('left')))).toEqual([]);
  });

  test('in Telugu, on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
    await page.reload();
    await page.getByRole('combobox').fill('నది');
    await page.getByRole('button', { name: 'అర్థం తెలుసుకో', exact: true }).click();
    await expect(page.getByRole('heading', { name: '“river” గురించి' })).toBeVisible();
    await page.getByRole('switch').click();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('combobox').fill('rivr');
    await page.getByRole('button', { name: 'అర్థం తెలుసుకో', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'వీటిలో ఒకటా?' })).toBeVisible();
    await expectAccessible(page);
  });
});
