// Hostile texts, documents, stored values, files and addresses cause no dialog, injection, NaN or blank page.
import { expect, type Page, test as base } from '@playwright/test';
import { chooseImportFile } from '../e2e/grownUps';
import { plantLearner } from '../e2e/plantLearner';
import { HOSTILE_ADDRESSES, HOSTILE_DOCUMENTS, HOSTILE_FILES, HOSTILE_STORED } from './hostileCorpus';
import { HOSTILE_TEXTS, MARKUP } from './hostileTexts';

/** Fails a test when a dialog opens or the page throws. */
const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('dialog', (dialog) => {
        faults.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('weberror', (error) => faults.push(`thrown: ${String(error.error())}`));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** `encodeURIComponent` throws on a lone surrogate. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '');

const SCREENS = [
  '/dashboard',
  '/dashboard/learning',
  '/dashboard/learning/alphabet/vowels',
  '/dashboard/AIQuizzes',
  '/dashboard/AIQuizzes/easy',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/achievements',
  '/dashboard/progress',
  '/dashboard/settings',
  '/dashboard/review',
  '/dashboard/today',
];

async function expectSound(page: Page, what: string) {
  await expect(page.locator('h1:visible, h2:visible, [data-exercise]:visible').first(), what).toBeVisible();
  const seen = await page.evaluate(() => ({
    isTaken: 'taken' in window,
    injected: document.querySelectorAll(
      '#root script, #root img[src=x], #root svg[onload], #root a[href^="javascript:"]',
    ).length,
    text: document.body.innerText,
  }));
  expect(seen.isTaken, what).toBe(false);
  expect(seen.injected, what).toBe(0);
  expect(seen.text, what).not.toMatch(/(^|[^\w"'(])NaN([^\w"'(]|$)|Invalid Date|\[object Object\]/m);
}

test('the app survives hostile addresses', async ({ page, baseURL }) => {
  test.setTimeout(600_000);
  await plantLearner(page);
  for (const address of HOSTILE_ADDRESSES) {
    const answer = await page.goto(`${baseURL}${address}`).catch(() => null);
    // The server answers a missing file, so the app is not involved.
    if (answer && answer.status() >= 400) continue;
    await expectSound(page, address);
    expect(new URL(page.url()).hostname, address).toBe('localhost');
  }
});

test('the app survives hostile names and profiles', async ({ page }) => {
  test.setTimeout(600_000);
  for (const text of MARKUP) {
    const list = [text, text];
    const learner = { id: 'sita', name: text, email: text };
    await plantLearner(page, {
      learner,
      profile: { interests: list, hobbies: list, likes: list, favoriteFoods: list },
    });
    for (const screen of ['/dashboard', '/dashboard/settings', '/dashboard/ai-learning', '/dashboard/achievements']) {
      await page.goto(screen);
      await expectSound(page, `${screen} of ${text}`);
    }
  }
});

test('the app survives hostile values in the browser’s storage', async ({ page }) => {
  test.setTimeout(900_000);
  await plantLearner(page);
  for (const value of HOSTILE_STORED) {
    await page.evaluate((text) => {
      const keys = [
        'i18nextLng',
        'theme',
        'sidebarCollapsed',
        'fontsSeen',
        'voice',
        'asked:sita',
        'wishes:sita',
        'celebratedBadges:sita',
        'readPages:sita:vowels',
        'onboardingDraft:sita',
        'run:sita:easy:r',
        'run:sita:today:r',
        'unsent:sita:r',
        'totalsToRenew:sita',
      ];
      for (const key of keys) localStorage.setItem(key, text);
      sessionStorage.setItem('trial', text);
    }, value);
    for (const screen of ['/try', ...SCREENS]) {
      await page.goto(screen);
      await expectSound(page, `${screen} with ${value.slice(0, 60)}`);
    }
  }
});

test('the app survives hostile documents', async ({ page }) => {
  test.setTimeout(900_000);
  await plantLearner(page);
  for (const [at, data] of HOSTILE_DOCUMENTS.entries()) {
    await page.evaluate(
      ([value, number]) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('aksharam');
          opening.addEventListener('success', () => {
            const database = opening.result;
            const perLearner = [
              'learnerSummaries',
              'letterMemories',
              'wordMemories',
              'sentenceMemories',
              'poemMemories',
            ];
            const recorded = ['activities', 'quizResults', 'learningSessions'];
            const change = database.transaction([...perLearner, ...recorded, 'events'], 'readwrite');
            for (const store of perLearner) change.objectStore(store).put({ id: 'sita', data: value, keys: {} });
            for (const store of recorded)
              change.objectStore(store).put({
                id: `hostile-${number}`,
                data: { ...(value as object), userId: 'sita' },
                keys: {
                  userId: 'sita',
                  startedAt: number,
                  timestamp: number,
                  difficulty: 'easy',
                  completed: 1,
                  percentage: 80,
                },
              });
            change.objectStore('events').add({ name: 'page_view', parameters: value, at: number, learnerId: 'sita' });
            change.addEventListener('complete', () => {
              database.close();
              resolve();
            });
          });
        }),
      [data, at] as const,
    );
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expectSound(page, `${screen} with document ${at}`);
    }
  }
});

test('the app survives the import of hostile files', async ({ page }) => {
  test.setTimeout(600_000);
  await plantLearner(page);
  for (const [at, file] of HOSTILE_FILES.entries()) {
    await page.goto('/dashboard/settings');
    await chooseImportFile(page, file);
    await expect(page.getByText(/imported|not a file from Aksharam/).first(), `file ${at}`).toBeVisible();
    for (const screen of ['/dashboard', '/dashboard/progress', '/dashboard/settings']) {
      await page.goto(screen);
      await expectSound(page, `${screen} after file ${at}`);
    }
  }
});

/** The screen repeats typed text, so a typed "NaN" proves nothing. */
const TYPED = HOSTILE_TEXTS.filter((one) => !one.includes('\u0000') && !one.includes('NaN'));

test('the app survives hostile input', async ({ page }) => {
  test.setTimeout(900_000);
  await plantLearner(page);
  for (const text of TYPED) {
    await page.goto('/dashboard/ai-learning');
    await page.getByRole('combobox').first().fill(text);
    await page.keyboard.press('Enter');
    await expectSound(page, `the tutor asked for ${text.slice(0, 40)}`);
    await page.goto(`/dashboard/telugu-padyalu?q=${encodeURIComponent(wellFormed(text).slice(0, 200))}`);
    await expectSound(page, `poem search for ${text.slice(0, 40)}`);
  }
});
