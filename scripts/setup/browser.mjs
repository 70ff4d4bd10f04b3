// Finds a Chrome or Chromium for the tests: CHROME_PATH, Debian's headless shell, an installed browser, or Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Without a window, a page opens in half the time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const starts = (/** @type {string} */ path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

const onPath = (/** @type {string} */ name) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/** @param {readonly string[]} paths */
const firstThatStarts = (paths) =>
  // chrome.exe opens a window instead of printing its version.
  paths.find((path) => existsSync(path) && (path.endsWith('.exe') || starts(path)));

const headless = () => firstThatStarts(onPath(HEADLESS));
const installed = () => firstThatStarts([...NAMES.flatMap(onPath), ...USUAL_PLACES]);

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function downloadPlaywrightBrowser() {
  console.log('No Chrome or Chromium found; downloading Playwright’s …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 300_000,
  });
  return playwrightBrowser();
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

function installDebianBrowser() {
  const hasAptGet = spawnSync('apt-get', ['--version']).status === 0;
  if (process.getuid?.() !== 0 || !isDebian() || !hasAptGet) return undefined;
  console.log(`Installing Debian’s ${HEADLESS} package …`);
  const aptGet = (/** @type {string[]} */ ...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update', '-q');
  aptGet('install', '-q', '-y', '--no-install-recommends', HEADLESS, 'fonts-noto-color-emoji');
  return headless();
}

/** Returns the path of a browser, or exits with a message. */
export function ensureBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROME_PATH is ${named}, but that file does not exist.`);
    process.exit(1);
  }
  const found =
    headless() ?? installDebianBrowser() ?? installed() ?? playwrightBrowser() ?? downloadPlaywrightBrowser();
  if (found) return found;
  console.error('The tests need a browser. Install Google Chrome or Chromium, or set CHROME_PATH, and run them again.');
  return process.exit(1);
}
