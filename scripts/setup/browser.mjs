// Finds a Chrome or Chromium for the tests: CHROME_PATH, Debian's headless one, an installed one, Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Without a window's parts it opens a page in half the time. */
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
  // chrome.exe opens a window instead of answering --version.
  paths.find((path) => existsSync(path) && (path.endsWith('.exe') || starts(path)));

const headless = () => firstThatStarts(onPath(HEADLESS));
const installed = () => firstThatStarts([...NAMES.flatMap(onPath), ...USUAL_PLACES]);

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function downloadPlaywrights() {
  console.log('No Chrome or Chromium found; downloading the one that Playwright brings …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 300_000,
  });
  return playwrightsOwn();
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

function installDebians() {
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

/** The path of a browser; ends the process with a sentence when there is none to be had. */
export function ensureBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROME_PATH names ${named}, and there is no such file.`);
    process.exit(1);
  }
  const found = headless() ?? installDebians() ?? installed() ?? playwrightsOwn() ?? downloadPlaywrights();
  if (found) return found;
  console.error(
    'The tests need a browser. Install Google Chrome or Chromium, or set CHROME_PATH to one, and run them again.',
  );
  return process.exit(1);
}
