import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton, question, searched, sessions } from './aiLearning';
import { test } from './asLearner';
import { expect } from './test';
import { wordBank } from '../src/content/words';
import { wordOfTheDay } from '../src/domain/tutor/wordOfTheDay';

/** With the voice as it is built in. */
const aloud = test.extend({ voice: 'real' });

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

  aloud('hears it: Play Speech once, Listen Speech from then on', async ({ page }) => {
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

  test('is told kindly what the tutor does not know, and what there is instead', async ({ page }) => {
    await ask(page, 'quantum chromodynamics');
    await expect(page.getByRole('heading', { name: 'I do not know “quantum chromodynamics” yet' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Perhaps you like one of these' })).toBeVisible();
    // What only an owner understands is not for a child.
    await expect(page.getByText(/VITE_|README/)).toHaveCount(0);
    await expectAccessible(page);
    await ask(page, 'blorptang');
    await expect(page.getByRole('heading', { name: /^I do not know/ })).toBeFocused();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => searched(page)).toEqual(['quantum chromodynamics', 'blorptang']);
    // What could not be explained was asked, but not learned.
    await page.goto(AT);
    await expect(page.getByRole('button', { name: /^Explain again/ })).toHaveCount(0);
  });

  test('a slip is made good at once, with the way back', async ({ page }) => {
    await ask(page, 'elefant');
    await expect(about(page, 'elephant')).toBeFocused();
    await expect(page.getByText('Showing “elephant” for “elefant”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, I meant “elefant”' }).click();
    await expect(page.getByRole('heading', { name: 'I do not know “elefant” yet' })).toBeFocused();
    await ask(page, 'Flying kites');
    await expect(about(page, 'kite')).toBeFocused();
    await expect(page.getByText('“Flying kites” is more than one word. This is “kite”.')).toBeVisible();
  });

  test('a picture, a number and a question are understood', async ({ page }) => {
    await ask(page, '🐘');
    await expect(about(page, 'elephant')).toBeFocused();
    await ask(page, 'How do you say river in Telugu?');
    await expect(about(page, 'river')).toBeFocused();
    await ask(page, '7');
    await expect(about(page, 'seven')).toBeFocused();
  });

  test('a sentence and a large number are shown part by part, each to be heard', async ({ page }) => {
    await ask(page, '125');
    await expect(page.getByRole('heading', { name: '“125 (one hundred twenty-five)” in Telugu' })).toBeFocused();
    await expect(page.locator('p[lang=te]', { hasText: 'నూట ఇరవై ఐదు' }).first()).toBeVisible();
    for (const part of ['నూట', 'ఇరవై', 'ఐదు'])
      await expect(page.getByRole('button', { name: `Listen: ${part}`, exact: true })).toBeVisible();
    await expect(page.getByText('Alone it is వంద.', { exact: false })).toBeVisible();
    await expect(page.getByText('How it is built')).toBeVisible();
    await page.getByRole('button', { name: 'Listen: ఐదు', exact: true }).click();
    await expect(page.locator('[data-speaking=playing]')).toHaveCount(1);
    await expectAccessible(page);

    await ask(page, 'the cat drinks milk');
    await expect(page.getByRole('heading', { name: '“The cat drinks milk.” in Telugu' })).toBeFocused();
    for (const part of ['పిల్లి', 'పాలు', 'తాగుతుంది'])
      await expect(page.getByRole('button', { name: `Listen: ${part}`, exact: true })).toBeVisible();
    await expect(page.getByText('In Telugu the verb comes last.')).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => searched(page)).toEqual(['125', 'the cat drinks milk']);
    await page.goto(AT);
    await expect(page.getByRole('button', { name: 'Explain again: The cat drinks milk.' })).toBeVisible();
  });

  test('who does not know what to type finds a word of the day, and words in pictures by theme', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T17:00:00'));
    await page.reload();
    const todays = page.getByRole('region', { name: 'Today’s word' });
    const word = wordOfTheDay(wordBank, '2026-11-20');
    await expect(todays.getByText(word?.telugu ?? '', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await todays.getByRole('button', { name: 'Tell me about it' }).click();
    await expect(about(page, word?.english ?? '')).toBeFocused();
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
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
    await page.reload();
    await page.getByRole('combobox').fill('నది');
    await page.getByRole('button', { name: 'అర్థం తెలుసుకో', exact: true }).click();
    await expect(page.getByRole('heading', { name: '“river” గురించి' })).toBeVisible();
    await page.getByRole('switch').click();
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const askFor = async (text: string) => {
      await page.getByRole('combobox').fill(text);
      await page.getByRole('button', { name: 'అర్థం తెలుసుకో', exact: true }).click();
    };
    await askFor('rivr');
    await expect(page.getByText('“rivr” బదులు “river” చూపిస్తున్నాను.')).toBeVisible();
    await askFor('1,25,999');
    await expect(page.getByText('ఇది ఎలా తయారైంది')).toBeVisible();
    await expectAccessible(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await askFor('quantum chromodynamics');
    await expect(page.getByRole('heading', { name: 'ఇవి చూడు, నచ్చుతాయేమో' })).toBeVisible();
    await expectAccessible(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
