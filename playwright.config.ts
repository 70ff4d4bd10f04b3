import { defineConfig } from '@playwright/test';

// AKSHARAM_DIST and AKSHARAM_PORT test another build in parallel.
const {
  AKSHARAM_DIST = 'dist',
  AKSHARAM_E2E,
  AKSHARAM_HOSTED_IS_SERVED,
  AKSHARAM_HOSTED_PORT,
  AKSHARAM_PORT,
  CHROME_PATH,
  CI,
  PLAYWRIGHT_JSON_OUTPUT_NAME,
} = process.env;
const EMBEDDED_PORT = Number(AKSHARAM_PORT ?? 4199);
const HOSTED_PORT = Number(AKSHARAM_HOSTED_PORT ?? 4198);

/** The long hosted tests come first, so that both workers stay busy until the end. */
const CONFIGURATIONS = [
  {
    name: 'hosted',
    project: { name: 'hosted', testMatch: 'hosted/*.spec.ts', use: { baseURL: `http://localhost:${HOSTED_PORT}` } },
    server: { command: `node scripts/serve-hosted.mjs ${HOSTED_PORT}`, port: HOSTED_PORT, timeout: 180_000 },
    isServed: AKSHARAM_HOSTED_IS_SERVED !== undefined,
  },
  {
    name: 'embedded',
    project: { name: 'embedded', testIgnore: 'hosted/**', use: { baseURL: `http://localhost:${EMBEDDED_PORT}` } },
    server: { command: `node scripts/serve.mjs ${EMBEDDED_PORT} ${AKSHARAM_DIST}`, port: EMBEDDED_PORT },
    isServed: false,
  },
];
// AKSHARAM_E2E=embedded skips the emulators while you work on a screen.
const chosen = CONFIGURATIONS.filter(({ name }) => !AKSHARAM_E2E || name === AKSHARAM_E2E);

/** End-to-end tests of the built app, as production serves it, in both configurations. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  // A flaky test counts as broken.
  retries: 0,
  timeout: 60_000,
  // Two busy cores must not fail a test.
  expect: { timeout: 20_000 },
  outputDir: `.cache/e2e-${EMBEDDED_PORT}`,
  reporter: [['dot'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/e2e.json' }]],
  use: {
    // Caching the whole app costs a second per test; the offline tests turn it on.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // Animations cost half a core; tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves a trace without screenshots in .cache; e2e/failureScreenshots.ts adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // No page lives long enough for its code to be worth optimizing.
        '--js-flags=--max-opt=1',
      ],
    },
  },
  projects: chosen.map(({ project }) => project),
  webServer: chosen.filter(({ isServed }) => !isServed).map(({ server }) => server),
});
