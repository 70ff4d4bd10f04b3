import { defineConfig } from '@playwright/test';

// AKSHARAM_DIST and AKSHARAM_PORT try another build beside the first.
const {
  AKSHARAM_DIST = 'dist',
  AKSHARAM_HOSTED_IS_SERVED,
  AKSHARAM_HOSTED_PORT,
  AKSHARAM_PORT,
  CHROME_PATH,
  CI,
  JOURNEYS,
  PLAYWRIGHT_JSON_OUTPUT_NAME,
} = process.env;
const EMBEDDED_PORT = Number(AKSHARAM_PORT ?? 4199);
const HOSTED_PORT = Number(AKSHARAM_HOSTED_PORT ?? 4198);

/** The long journeys first: at the end both browsers have something to do. */
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
// JOURNEYS=embedded spares the emulators while working on a screen.
const chosen = CONFIGURATIONS.filter(({ name }) => !JOURNEYS || name === JOURNEYS);

/** Journeys through the built app, as production serves it, in both configurations. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  // What fails now and then is broken: there is no second try.
  retries: 0,
  timeout: 60_000,
  // Two busy cores are no failure.
  expect: { timeout: 20_000 },
  outputDir: `.cache/journeys-${EMBEDDED_PORT}`,
  reporter: [['dot'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/journeys.json' }]],
  use: {
    // Keeping the whole app on the device costs a second of each journey; those about being offline allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // What moves costs half a core; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a failure leaves in .cache: the page as it was read, every step with its requests, and pictures (e2e/picturesOfFailure.ts).
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // No page lives long enough for its code to be worth optimising.
        '--js-flags=--max-opt=1',
      ],
    },
  },
  projects: chosen.map(({ project }) => project),
  webServer: chosen.filter(({ isServed }) => !isServed).map(({ server }) => server),
});
