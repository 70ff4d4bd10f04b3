import { expectAccessible } from './accessible';
import { about, ask, AT, explainButton } from './aiLearning';
import { test } from './asLearner';
import { expect } from './test';

test.describe('when the words do not arrive', () => {
  test.use({ expectedConsoleErrors: /Failed to load|ERR_FAILED/ });

  test('a spinner fills the screen while they are on their way', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/words-*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.body()).length > 100_000) await arrived;
      await route.fulfill({ response });
    });
    await page.goto(AT);
    await ask(page, 'river');
    await expect(page.getByText('Thinking …')).toBeInViewport();
    await expect(explainButton(page)).toBeDisabled();
    arrive();
    await expect(about(page, 'river')).toBeFocused();
    await expect(page.getByText('Thinking …')).toBeHidden();
  });

  test('the sentence says so, and trying again brings them', async ({ page }) => {
    // The bank is the big one of that name; the other is the speech's rule for words.
    await page.route('**/assets/words-*.js', async (route) => {
      const response = await route.fetch();
      await ((await response.body()).length > 100_000 ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(AT);
    await ask(page, 'river');
    await expect(page.getByRole('alert')).toContainText('Failed to generate content. Please try again.');
    await expectAccessible(page);
    await page.unroute('**/assets/words-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(about(page, 'river')).toBeVisible();
  });
});
