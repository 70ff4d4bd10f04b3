import { expect, test } from './test';

test('with full or blocked storage, the site works and remembers choices until the page closes', async ({ page }) => {
  const html = page.locator('html');
  const telugu = page.getByRole('button', { name: 'తెలుగులో చూడండి' });

  await test.step('full storage', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await telugu.click();
    await expect(html).toHaveAttribute('lang', 'te');
  });

  await test.step('blocked storage', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.reload();
    await telugu.click();
    await expect(html).toHaveAttribute('lang', 'te');
    await page.getByRole('contentinfo').getByRole('link', { name: 'మా గురించి' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('అక్షరం యాప్ గురించి');
  });
});

test.describe('when code does not load', () => {
  test.use({
    expectedConsoleErrors: /Failed to load|ERR_FAILED|imported module|broken on purpose/,
  });

  test('the start page says so in both languages, as it does in an old browser', async ({ page }) => {
    for (const { file, language } of [
      { file: 'react', language: 'en' },
      { file: 'base', language: 'te' },
    ]) {
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByText(/Aksharam could not start/)).toBeVisible();
      await expect(page.getByText(/అక్షరం యాప్ తెరుచుకోలేదు/)).toBeVisible();
      // A device may have no Telugu font.
      await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Noto Sans Telugu"', 'అ'))).toBe(true);
      await page.unroute(`**/assets/${file}-*.js`);
    }

    await page.addInitScript(() => {
      delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
    });
    // An old browser would not run the app.
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await page.goto('/dashboard');
    await expect(page.getByText(/use a newer browser/)).toBeVisible();
  });

  test('a page whose code is missing can be reloaded; a page that crashes leads home', async ({ page }) => {
    const FAQ = '**/assets/FaqPage-*.js';
    const heading = page.getByRole('heading', { level: 1 });
    const goToQuestions = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    };
    await test.step('code missing after a deployment', async () => {
      await page.route(FAQ, (route) => route.abort());
      await page.goto('/');
      await goToQuestions();
      await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
      await page.unroute(FAQ);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(heading).toHaveText('Questions parents ask');
    });
    await test.step('code missing at the start, reported in the chosen language', async () => {
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
      await page.route(FAQ, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'ఈ భాగం తెరుచుకోలేదు' })).toBeVisible();
      await page.unroute(FAQ);
      await page.getByRole('button', { name: 'మళ్లీ తెరుద్దాం' }).click();
      await expect(heading).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
    });
    await test.step('code that crashes', async () => {
      await page.route(FAQ, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Broken() { throw new TypeError("broken on purpose"); }',
        }),
      );
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
      await page.goto('/pricing');
      await goToQuestions();
      await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
      await page.getByRole('button', { name: 'Go to the home page' }).click();
      await expect(heading).toHaveText('Hear it, read it, say it in Telugu.');
    });
  });
});
