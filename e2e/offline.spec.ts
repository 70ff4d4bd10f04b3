import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { headersFile, serve } from '../scripts/serve.mjs';
import { filesOf } from './filesByScreen';
import { waitForServiceWorker, waitForFullCache } from './cachedOffline';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';
import { copyBuild } from './twoBuilds';

test.use({ serviceWorkers: 'allow', prefetches: true });

test('the app can be installed and opens offline after one visit; a new version waits for the user’s consent', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await test.step('the manifest has the app’s name, a start page and existing icons', async () => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Aksharam · అక్షరం', display: 'standalone', start_url: '/dashboard' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.ok()).toBe(true);
      expect(sizes).toBeTruthy();
    }
  });

  const folder = await mkdtemp(join(tmpdir(), 'aksharam-'));
  await copyBuild(folder);
  const documentHeaders = JSON.parse(await readFile(headersFile('dist'), 'utf8'));
  const site = await serve({ port: 4500, folder, documentHeaders });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(site.url);
    await waitForServiceWorker(page);
    await waitForFullCache(page);

    await test.step('pages open offline in both languages', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(heading).toHaveText('Hear it, read it, say it in Telugu.');
      await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
      await page.goto(new URL('/faq', site.url).href);
      await expect(heading).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
      await page.goto(new URL('/blog/confusing-letters', site.url).href);
      await expect(heading).toHaveText('తికమక పెట్టే అక్షరాలు: ఏం చేయాలి?');
      await context.setOffline(false);
    });

    await page.getByRole('button', { name: 'View in English' }).click();
    const before = await page.evaluate(() => caches.keys());
    const worker = join(folder, 'service-worker.js');
    const [version = ''] =
      /aksharam-|[0-9a-f]{12}/g.exec((await readFile(worker, 'utf8')).replaceAll('aksharam-', '')) ?? [];
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(version, 'newerversion'));

    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const message = page.getByText('A new version of Aksharam is ready.');
    await expect(message).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(before));

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('aksharam-newerversion');
    await expect(message).toBeHidden();
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });

test.describe('on a device with Data Saver', () => {
  test.use({ prefetches: false, expectedConsoleErrors: /Failed to (load|fetch)|imported module/ });

  test('only opened screens are cached, even on the first visit; any other offers a way back', async ({
    page,
    context,
  }) => {
    const OPENED = ['/dashboard', '/dashboard/progress'];
    const needed = OPENED.flatMap(filesOf);
    const others = filesOf('/dashboard/settings').filter((file) => !needed.includes(file));
    await plantLearner(page, { profile: { startAt: 'letters' } });
    await page.goto('/dashboard');
    await waitForServiceWorker(page);
    await page.getByRole('link', { name: 'Progress', exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Progress' })).toBeVisible();
    await expect.poll(() => cachedFiles(page)).toEqual(expect.arrayContaining(needed));

    await context.setOffline(true);
    for (const path of OPENED) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }

    // A screen that is not cached offers a way to one that is.
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(others).not.toEqual([]);
    expect((await cachedFiles(page)).filter((file) => others.includes(file))).toEqual([]);
  });
});
