// Takes the screenshots of the README (npm run make:screenshots) from a production build.
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const { ensureBrowser } = await import('./setup/browser.mjs');
const executablePath = ensureBrowser();
const root = new URL('../', import.meta.url);
process.chdir(fileURLToPath(root));
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const { chromium } = await import('@playwright/test');
const { runnerImport } = await import('vite');
const { serve } = await import('./serve.mjs');
const { plantLearner } = (await runnerImport('./e2e/plantLearner.ts')).module;

const PORT = 4320;
const VIEWPORT = { width: 390, height: 720 };
const LESSON = '/dashboard/learning/alphabet/vowels';

/** @type {readonly { name: string, path: string, language: 'en' | 'te', theme: 'light' | 'dark' }[]} */
const SHOTS = [
  { name: 'dashboard-en-light', path: '/dashboard', language: 'en', theme: 'light' },
  { name: 'exercise-en-light', path: `${LESSON}/exercises`, language: 'en', theme: 'light' },
  { name: 'story-te-dark', path: '/dashboard/stories/kodi-baathu', language: 'te', theme: 'dark' },
  {
    name: 'poem-te-dark',
    path: '/dashboard/telugu-padyalu/poem/uppu-kappurambu',
    language: 'te',
    theme: 'dark',
  },
];

const folder = new URL('docs/images/', root);
await mkdir(folder, { recursive: true });
const site = await serve({ port: PORT });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  for (const { name, path, language, theme } of SHOTS) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      baseURL: site.url,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await plantLearner(page, { profile: { startAt: 'letters' } });
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
    console.log(`docs/images/${name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
