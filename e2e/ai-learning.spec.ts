import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton, question, searched, sessions } from './aiLearning';
import { test } from './asLearner';
import { expectHeard } from './heard';
import { expectNoSidewaysScroll } from './learningPath';
import { expect } from './test';
import { wordBank } from '../src/content/words';
import { wordOfTheDay } from '../src/domain/tutor/wordOfTheDay';

const learnMore = (page: Page) => page.getByRole('button', { name: 'Learn More' });
const meaning = (page: Page) => page.getByRole('group', { name: 'What it means' });

const unknown = (page: Page, text: string) => page.getByRole('heading', { name: `I don’t know “${text}” yet` });
const learned = (page: Page) => page.getByRole('button', { name: /^Explain again/ });

// src/domain/tutor/findWord.test.ts tests pictures, numbers and questions without a browser.
test('a learner can ask for words in many ways', async ({ page }) => {
  await page.goto(AT);

  await test.step('a word is explained in both languages, letter by letter, with two more explanations', async () => {
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

    // The button says Play Speech once and Listen Speech afterwards.
    await page.getByRole('button', { name: 'Play Speech' }).click();
    await expect(page.locator('[data-spoken]')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('slider', { name: 'Position in the text' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Listen Speech' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Speech' })).toBeHidden();
    await expectHeard(page, () => page.getByRole('button', { name: 'Listen: ది', exact: true }).click());

    const told = page.getByRole('group').locator('p[lang=en]');
    await learnMore(page).click();
    await expect(told).toHaveCount(2);
    await learnMore(page).click();
    await expect(told).toHaveCount(3);
    expect(new Set(await told.allTextContents()).size).toBe(3);
    await expect(page.getByRole('heading', { name: 'More about it (2)' })).toBeFocused();
    await expect(learnMore(page)).toBeHidden();
  });

  await test.step('a typing mistake is corrected, and the correction can be undone', async () => {
    await ask(page, 'elefant');
    await expect(about(page, 'elephant')).toBeFocused();
    await expect(page.getByText('Showing “elephant” for “elefant”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, I meant “elefant”' }).click();
    await expect(unknown(page, 'elefant')).toBeFocused();
    await ask(page, 'Flying kites');
    await expect(about(page, 'kite')).toBeFocused();
    await expect(page.getByText('“Flying kites” is more than one word. This is “kite”.')).toBeVisible();
  });

  await test.step('suggestions come from the profile in any letter case, and work with the keyboard', async () => {
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
    await expectHeard(page, () => page.keyboard.press('Enter'));
  });

  await test.step('the tutor says kindly what it does not know, and offers other words', async () => {
    await ask(page, 'quantum chromodynamics');
    await expect(unknown(page, 'quantum chromodynamics')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Maybe you’d like one of these' })).toBeVisible();
    // Hints for the owner must not reach a child.
    await expect(page.getByText(/VITE_|README/)).toHaveCount(0);
    await expectAccessible(page);
    await ask(page, 'blorptang');
    await expect(unknown(page, 'blorptang')).toBeFocused();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(async () => (await searched(page)).slice(-2)).toEqual(['quantum chromodynamics', 'blorptang']);
    // An unknown word counts as asked, but not as learned.
    await page.getByRole('complementary').getByRole('link', { name: 'AI learning' }).click();
    await expect(learned(page)).toHaveText([/kite/, /elephant/, /river/]);
  });
});

test('a learner who does not know what to type finds a word of the day and picture themes, also in Telugu on a phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T17:00:00'));
  await page.goto(AT);
  const todays = page.getByRole('region', { name: 'Today’s word' });
  const word = wordOfTheDay(wordBank, '2026-11-20');
  await expect(todays.getByText(word?.telugu ?? '', { exact: true })).toBeVisible();
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

  await test.step('everything fits in Telugu on a small screen', async () => {
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await page.setViewportSize({ width: 360, height: 780 });
    const askFor = async (text: string) => {
      await page.getByRole('combobox').fill(text);
      await page.getByRole('button', { name: 'అర్థం తెలుసుకో', exact: true }).click();
    };
    await askFor('నది');
    await expect(page.getByRole('heading', { name: '“river” గురించి' })).toBeVisible();
    await page.getByRole('switch').click();
    await expectNoSidewaysScroll(page);
    await askFor('rivr');
    await expect(page.getByText('“rivr” బదులు “river” చూపిస్తున్నాను.')).toBeVisible();
    await askFor('1,25,999');
    await expect(page.getByText('ఇది ఎలా తయారైంది')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await askFor('quantum chromodynamics');
    await expect(page.getByRole('heading', { name: 'ఇవి చూడు, నచ్చుతాయేమో' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('a search is saved as a session with its real times when the learner searches again, leaves the page or closes the tab', async ({
  page,
  context,
}) => {
  const before = Date.now();
  await page.goto(AT);

  await test.step('a large number is shown in parts that can be heard', async () => {
    await ask(page, '125');
    await expect(page.getByRole('heading', { name: '“125 (one hundred twenty-five)” in Telugu' })).toBeFocused();
    expect(await sessions(page)).toEqual([]);
    await expect(page.locator('p[lang=te]', { hasText: 'నూట ఇరవై ఐదు' }).first()).toBeVisible();
    for (const part of ['నూట', 'ఇరవై', 'ఐదు'])
      await expect(page.getByRole('button', { name: `Listen: ${part}`, exact: true })).toBeVisible();
    await expect(page.getByText('On its own it is వంద.', { exact: false })).toBeVisible();
    await expect(page.getByText('How it is built')).toBeVisible();
    await expectHeard(page, () => page.getByRole('button', { name: 'Listen: ఐదు', exact: true }).click());
    await expectAccessible(page);
  });

  await test.step('a sentence is shown in parts too', async () => {
    await ask(page, 'the cat drinks milk');
    await expect(page.getByRole('heading', { name: '“The cat drinks milk.” in Telugu' })).toBeFocused();
    await expect.poll(() => searched(page)).toEqual(['125']);
    for (const part of ['పిల్లి', 'పాలు', 'తాగుతుంది'])
      await expect(page.getByRole('button', { name: `Listen: ${part}`, exact: true })).toBeVisible();
    await expect(page.getByText('In Telugu, the verb comes last.')).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('both are saved with their real times', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => searched(page)).toEqual(['125', 'the cat drinks milk']);
    for (const { startTime, endTime, ...rest } of await sessions(page)) {
      expect(startTime).toBeGreaterThanOrEqual(before);
      expect(endTime).toBeGreaterThanOrEqual(startTime);
      expect(endTime).toBeLessThanOrEqual(Date.now());
      const { userId, timeSpentSeconds, timestamp } = rest;
      expect([timestamp, typeof userId]).toEqual([endTime, 'string']);
      expect(Math.abs(Number(timeSpentSeconds) - (endTime - startTime) / 1000)).toBeLessThanOrEqual(0.5);
    }
  });

  await page.getByRole('complementary').getByRole('link', { name: 'AI learning' }).click();
  await expect(page.getByRole('button', { name: 'Explain again: The cat drinks milk.' })).toBeVisible();
  await ask(page, 'moon');
  await expect(about(page, 'moon')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(AT);
  await expect.poll(() => searched(next)).toEqual(['125', 'the cat drinks milk', 'moon']);
  await expect(next.getByRole('heading', { name: 'Words I have learned' })).toBeVisible();
  await expectHeard(next, () => next.getByRole('button', { name: 'Listen: చంద్రుడు' }).click());
  await next.getByRole('button', { name: 'Explain again: moon' }).click();
  await expect(about(next, 'moon')).toBeVisible();
  // Every session is saved once.
  expect(await searched(next)).toEqual(['125', 'the cat drinks milk', 'moon']);
  await next.reload();
  await expect(learned(next)).toHaveText([/moon/, /cat/, /125/]);
  expect(await searched(next)).toEqual(['125', 'the cat drinks milk', 'moon', 'moon']);

  // Signing out during a search leaves nothing behind.
  await ask(next, 'river');
  await expect(about(next, 'river')).toBeVisible();
  await next.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click();
  await expect(next).toHaveURL('/');
  expect(await searched(next)).not.toContain('river');
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('left')))).toEqual([]);
});
