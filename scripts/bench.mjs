// npm run bench: builds the app, measures it and prints a table. Most figures are ratios within one run, because
// machines differ.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

ensureDependencies();
const { ensureBrowser } = await import('./setup/browser.mjs');
const browserPath = ensureBrowser();
const build = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const { benchLanding } = await import('../bench/landing.mjs');
const { benchSignedIn } = await import('../bench/signedIn.mjs');
const { benchWithinApp } = await import('../bench/withinApp.mjs');
const { benchThreeYears } = await import('../bench/threeYears.mjs');
const { benchScanner } = await import('../bench/scanner.mjs');
const { benchQuizAnswer } = await import('../bench/quizAnswer.mjs');
const { benchQuizStart } = await import('../bench/quizStart.mjs');
const { benchWordSearch } = await import('../bench/wordSearch.mjs');
const rows = [
  ...(await benchLanding(browserPath)),
  ...(await benchSignedIn(browserPath)),
  ...(await benchWithinApp(browserPath)),
  ...(await benchThreeYears(browserPath)),
  ...(await benchQuizAnswer(browserPath)),
  ...(await benchQuizStart()),
  ...(await benchScanner()),
  ...(await benchWordSearch()),
];
for (const { measure, value, limit, ratio, detail } of rows) {
  console.log(
    `${ratio <= limit ? '✓' : '✗'} ${measure.padEnd(56)} ${value.padStart(10)}   at most ${String(limit).padEnd(5)} ${detail}`,
  );
}

// The voice benchmark prints its own tables.
const voice = spawnSync(process.execPath, [fileURLToPath(new URL('../bench/speech.mjs', import.meta.url))], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: browserPath },
});
process.exit(voice.status ?? 1);
