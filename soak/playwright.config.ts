import { defineConfig } from '@playwright/test';

const { CHROME_PATH, AKSHARAM_PORT, SOAK_WORKERS } = process.env;
const PORT = Number(AKSHARAM_PORT ?? 4397);

/** Long stress tests on the production build (npm run soak). */
export default defineConfig({
  testDir: '..',
  testMatch: ['soak/*.stress.ts', 'e2e/durability.spec.ts'],
  fullyParallel: true,
  workers: Number(SOAK_WORKERS ?? 2),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../.cache/soak',
  use: {
    baseURL: `http://localhost:${PORT}`,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: { command: `node scripts/serve.mjs ${PORT} dist`, cwd: '..', port: PORT, reuseExistingServer: true },
});
