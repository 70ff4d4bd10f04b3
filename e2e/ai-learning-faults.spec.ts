import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton } from './aiLearning';
import { test } from './asLearner';
import { holdBack } from './holdBack';
import { expect } from './test';

const WORDS = '**/assets/heads-*.js';
const TEXTS_OF_A_THEME = '**/assets/words-nature-*.js';

test.use({ expectedConsoleErrors: /Failed to load|ERR_FAILED/ });

test('words that do not arrive are told of, and trying again brings them; only texts of the theme asked for are fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const sentence = page.getByRole('alert').getByText('Failed to generate content. Please try again.');
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route(WORDS, (route) => route.abort());
  await page.goto(AT);
  await ask(page, 'river');
  await expect(sentence).toBeVisible();
  await expectAccessible(page);

  await test.step('a spinner fills the screen while the words are on their way, but not the texts of their theme', async () => {
    await page.unroute(WORDS);
    const arrive = await holdBack(page, WORDS);
    await page.route(TEXTS_OF_A_THEME, (route) => route.abort());
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/words-nature-'));
    await again.click();
    await expect(page.getByText('Thinking …')).toBeInViewport();
    await expect(explainButton(page)).toBeDisabled();
    arrive();
    await missing;
    await expect(sentence).toBeVisible();
    await expect(page.getByText('Thinking …')).toBeHidden();
  });

  await page.unroute(TEXTS_OF_A_THEME);
  await again.click();
  await expect(about(page, 'river')).toBeFocused();
  const themes = fetched.flatMap((url) => /assets\/words-(\w+)-[\w-]+\.js/.exec(url)?.[1] ?? []);
  expect([...new Set(themes)]).toEqual(['nature']);
});
