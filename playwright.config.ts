import { defineConfig } from '@playwright/test';

const { CHROME_PATH, CI } = process.env;
const PORT = 4199;

/** Journeys through the built app, as production serves it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  timeout: 45_000,
  outputDir: '.cache/journeys',
  reporter: [['dot'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: { command: `node scripts/serve.mjs ${PORT}`, port: PORT, reuseExistingServer: false },
});
