import { expect, test } from './test';

test('with storage blocked the site works, and a choice lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await page.getByRole('contentinfo').getByRole('link', { name: 'మా గురించి' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('అక్షరం యాప్ గురించి');
});

test('with storage full the site works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
});

test('an old browser gets a sentence, not a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
  });
  // Such a browser does not run the app either.
  await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.goto('/dashboard');
  await expect(page.getByText(/use a newer browser/)).toBeVisible();
});

test.describe('when code does not arrive', () => {
  test.use({
    expectedConsoleErrors: /Failed to load|ERR_FAILED|imported module/,
  });

  test('a start without code says so in both languages, whatever was chosen', async ({ page }) => {
    for (const { file, language } of [
      { file: 'react', language: 'en' },
      { file: 'base', language: 'te' },
    ]) {
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByText(/Aksharam could not start/)).toBeVisible();
      await expect(page.getByText(/అక్షరం యాప్ తెరుచుకోలేదు/)).toBeVisible();
      await page.unroute(`**/assets/${file}-*.js`);
    }
  });

  test('a page whose code does not arrive offers to load again, and then opens', async ({ page }) => {
    await test.step('at the start, in the chosen language', async () => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
      await page.route('**/assets/FaqPage-*.js', (route) => route.abort());
      await page.goto('/faq');
      await expect(page.getByRole('heading', { name: 'ఈ భాగం తెరుచుకోలేదు' })).toBeVisible();
      await page.unroute('**/assets/FaqPage-*.js');
      await page.getByRole('button', { name: 'మళ్లీ తెరవండి' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
    });
    await test.step('gone after a deployment', async () => {
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
      await page.route('**/assets/FaqPage-*.js', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
      await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
      await page.unroute('**/assets/FaqPage-*.js');
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions parents ask');
    });
  });
});

test.describe('when a page breaks', () => {
  test.use({ expectedConsoleErrors: /broken on purpose/ });

  test('a friendly page leads home', async ({ page }) => {
    await page.route('**/assets/FaqPage-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new TypeError("broken on purpose"); }',
      }),
    );
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    await page.getByRole('button', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear it, read it, say it in Telugu.');
  });
});
