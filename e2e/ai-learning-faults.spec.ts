import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton } from './aiLearning';
import { test } from './asLearner';
import { expect } from './test';

test.describe('when the words do not arrive', () => {
  test.use({ expectedConsoleErrors: /Failed to load|ERR_FAILED/ });

  test('a spinner fills the screen while they are on their way', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/heads-*.js', async (route) => {
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
  });

  for (const [what, files] of [
    ['the words', '**/assets/heads-*.js'],
    ['the texts of a theme', '**/assets/words-nature-*.js'],
  ] as const) {
    test(`the sentence says so, and trying again brings them: ${what}`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(AT);
      await ask(page, 'river');
      await expect(page.getByRole('alert')).toContainText('Failed to generate content. Please try again.');
      await expectAccessible(page);
      await page.unroute(files);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(about(page, 'river')).toBeVisible();
    });
  }

  test('only the texts of the theme that is asked for are fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(AT);
    await ask(page, 'river');
    await expect(about(page, 'river')).toBeVisible();
    expect(fetched.filter((url) => /assets\/words-\w+-[\w-]+\.js$/.test(url))).toEqual([
      expect.stringContaining('/assets/words-nature-'),
    ]);
  });
});
