import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton } from './aiLearning';
import { test } from './asLearner';
import { expect } from './test';

const WORDS = '**/assets/heads-*.js';
const TEXTS_OF_A_THEME = '**/assets/words-nature-*.js';

test('a spinner fills the screen while the words are on their way; only texts of the theme asked for are fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(WORDS, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(AT);
  await ask(page, 'river');
  await expect(page.getByText('Thinking …')).toBeInViewport();
  await expect(explainButton(page)).toBeDisabled();
  arrive();
  await expect(about(page, 'river')).toBeFocused();
  await expect(page.getByText('Thinking …')).toBeHidden();
  expect(fetched.filter((url) => /assets\/words-\w+-[\w-]+\.js$/.test(url))).toEqual([
    expect.stringContaining('/assets/words-nature-'),
  ]);
});

test.describe('when the words do not arrive', () => {
  test.use({ expectedConsoleErrors: /Failed to load|ERR_FAILED/ });

  test('the sentence says so, and trying again brings them', async ({ page }) => {
    const sentence = page.getByRole('alert').getByText('Failed to generate content. Please try again.');
    const again = page.getByRole('button', { name: 'Try again' });
    await page.route(WORDS, (route) => route.abort());
    await page.goto(AT);
    await ask(page, 'river');
    await expect(sentence).toBeVisible();
    await expectAccessible(page);

    // The words come now, but not the texts of their theme.
    await page.route(TEXTS_OF_A_THEME, (route) => route.abort());
    await page.unroute(WORDS);
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/words-nature-'));
    await again.click();
    await missing;
    await expect(sentence).toBeVisible();
    await page.unroute(TEXTS_OF_A_THEME);
    await again.click();
    await expect(about(page, 'river')).toBeVisible();
  });
});
