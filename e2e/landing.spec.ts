import type { Page } from '@playwright/test';
import { navigateInApp } from './navigateInApp';
import { expectHeard } from './heard';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

const testWithVoice = test.extend({ voice: 'real' });

const board = (page: Page) => page.getByRole('region', { name: 'Try it: touch a letter' });

testWithVoice(
  'a letter on the board shows its word and speaks both at the first touch; the voice loads only then',
  async ({ page }) => {
    const voiceRequests: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/voice/')) voiceRequests.push(request.url());
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    expect(voiceRequests).toEqual([]);
    const letter = board(page).getByRole('button', { name: 'ఉ', exact: true });
    await expectHeard(page, () => letter.click());
    await expect(board(page).getByText('ఉడత', { exact: true })).toBeVisible();
    await expect(board(page).getByText('squirrel', { exact: true })).toBeVisible();
    await expect(letter).toHaveAttribute('aria-pressed', 'true');
    expect(voiceRequests.length).toBeGreaterThan(0);

    // Another touch, or the listen button next to it, plays it again.
    const playing = page.locator('[data-speaking=playing]');
    await expect(playing).toHaveCount(0);
    await expectHeard(page, () => letter.click());
    await expect(playing).toHaveCount(0);
    await expectHeard(page, () => board(page).getByRole('button', { name: 'Listen: ఉ, ఉడత' }).click());
    await expect(board(page).getByRole('button', { name: 'Listen: ఉ, ఉడత' })).toBeVisible();
  },
);

/** The positions of the elements at the top of the page, after the fonts have loaded. */
async function positionsAtTop(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.evaluate(() => document.fonts.ready);
  const parts = page.locator('header nav a:visible, header button[lang], #get-started, main a[href="/try"], main h1');
  return parts.evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));
}

test('a visitor can start; a signed-in learner can continue or sign out, without a layout shift', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get started free' }).first()).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  const before = await positionsAtTop(page);
  await plantLearner(page, { profile: { startAt: 'letters' } });
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Continue' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get started free' })).toHaveCount(0);
  expect(await positionsAtTop(page)).toEqual(before);
  await page.locator('#get-started').click();
  await expect(page).toHaveURL('/dashboard');

  await navigateInApp(page, '/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a visitor explores the landing page, articles, unknown addresses, the FAQ, the contact form and the pricing', async ({
  page,
  context,
  request,
}) => {
  await test.step('the landing page has a pricing anchor, three quotes, license notices and links to all pages', async () => {
    await page.goto('/#pricing');
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect(page.getByRole('figure')).toHaveCount(3);
    for (const role of ['Student, Grade 4', 'Parent', 'Teacher']) {
      await expect(page.getByText(role, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('10,000+ students')).toBeVisible();
    const notices = page.getByRole('main').getByRole('link', { name: 'Powered by open source' });
    const text = await (await request.get((await notices.getAttribute('href')) ?? '')).text();
    expect(text).toContain('react-dom');
    expect(text).toContain('SIL OPEN FONT LICENSE');

    // The footer leads to an article and back.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: /Confusing letters/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Confusing letters');
    await expect(page).toHaveTitle(/Confusing letters/);
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/blog');

    // On a phone, the menu opens, navigates and closes.
    await page.setViewportSize({ width: 390, height: 844 });
    // Wait for our fonts, which may move the button just before the touch.
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  await test.step('an unknown path or article opens the landing page and leaves no history entry', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/');
    const landing = page.getByRole('heading', { level: 1, name: 'Hear it, read it, say it in Telugu.' });
    await expect(landing).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    // Before its start, the app would mistake the next address for the one the server answered.
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await navigateInApp(page, '/blog/never-written');
    await expect(page).toHaveURL('/');
    await expect(landing).toBeVisible();
  });

  await test.step('Tab reaches the skip link; the FAQ can be searched, and a message can be written and copied', async () => {
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const questions = page.getByRole('main').locator('details');
    const all = await questions.count();
    expect(all).toBeGreaterThanOrEqual(24);
    await page.getByRole('searchbox', { name: 'Find a question' }).fill('offline');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await page.getByRole('searchbox', { name: 'Find a question' }).fill('zzzz');
    await expect(page.getByText('No question contains these words.')).toBeVisible();

    // No contact address is configured, so the message can only be copied.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await navigateInApp(page, '/contact');
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Please write a message first.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('The word for river is missing.');
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('An idea, a word or a poem');
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Copied. Paste it into an email or a chat.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'An idea, a word or a poem\n\nThe word for river is missing.',
    );
  });

  await test.step('the pricing card lists what the beta offers; the color theme can be changed and survives a reload', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await navigateInApp(page, '/pricing');
    const card = page.getByRole('main');
    for (const text of ['Limited Time Offer', '$9/mo', 'Free', 'No credit card required']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.locator('s')).toHaveText('$9/mo');
    await expect(card.getByText('30-day money-back guarantee when paid plans launch')).toBeVisible();
    const offers = card.getByRole('list', { name: 'What you get' }).getByRole('listitem');
    await expect(offers).toHaveText([
      'Access to all lessons',
      'AI personalized learning',
      'Interactive quizzes and games',
      'Progress tracking',
      'Learning achievements',
      'Community support',
      'Mobile app access',
      'Offline mode',
    ]);

    // The button cycles through device, light and dark.
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: /Colors/ });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(toggle).toHaveText(/Same as device/);
    const light = await paper();
    await toggle.click();
    await expect(toggle).toHaveText(/Light/);
    await toggle.click();
    await expect(toggle).toHaveText(/Dark/);
    expect(await paper()).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveText(/Dark/);

    // The price is in the currency of the language.
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await expect(card.locator('s')).toHaveText('నెలకు ₹999');
  });
});
