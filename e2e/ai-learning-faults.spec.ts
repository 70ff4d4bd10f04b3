import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton } from './aiLearning';
import { test } from './asLearner';
import { delayRequests } from './delayRequests';
import { expect } from './test';

const WORDS = '**/assets/heads-*.js';
const THEME = '**/assets/words-nature-*.js';

test.use({ expectedConsoleErrors: /Failed to load|ERR_FAILED/ });

test('missing words are reported and can be retried; only the theme that is asked for is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const sentence = page.getByRole('alert').getByText('Failed to generate content. Please try again.');
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route(WORDS, (route) => route.abort());
  await page.goto(AT);
  await ask(page, 'river');
  await expect(sentence).toBeVisible();
  await expectAccessible(page);

  await test.step('a spinner shows while the words load, and a missing theme is reported', async () => {
    await page.unroute(WORDS);
    const arrive = await delayRequests(page, WORDS);
    await page.route(THEME, (route) => route.abort());
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/words-nature-'));
    await again.click();
    await expect(page.getByText('Thinking …')).toBeInViewport();
    await expect(explainButton(page)).toBeDisabled();
    arrive();
    await missing;
    await expect(sentence).toBeVisible();
    await expect(page.getByText('Thinking …')).toBeHidden();
  });

  await page.unroute(THEME);
  await again.click();
  await expect(about(page, 'river')).toBeFocused();
  const themes = fetched.flatMap((url) => /assets\/words-(\w+)-[\w-]+\.js/.exec(url)?.[1] ?? []);
  expect([...new Set(themes)]).toEqual(['nature']);
});
