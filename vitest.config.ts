import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { AKSHARAM_SEED = '20261116', CHROME_PATH } = process.env;

declare module 'vitest' {
  interface ProvidedContext {
    /** What generated cases follow from; `null` is another one each time. */
    seed: number | null;
  }
}
const provide = { seed: AKSHARAM_SEED === 'random' ? null : Number(AKSHARAM_SEED) };
const setupFiles = ['scripts/setup/seed.mjs'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          setupFiles,
          environment: 'node',
          include: ['{src,soak,scripts,hosting,functions}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/*.contract.test.*', '**/*.rules.test.*', '**/*.emulator.test.*'],
          // Pure rules need no world of their own; that halves the time.
          isolate: false,
          maxWorkers: 2,
          // They give way to everything else: see scripts/test.mjs.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.rules.test.ts', 'functions/**/*.emulator.test.ts'],
          testTimeout: 30_000,
          globalSetup: ['scripts/setup/emulator.mjs'],
          // One after the other: each would load Firebase for itself, and some clear the emulator.
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        // Without the plugin for React: nothing is refreshed in place while tests run.
        // Named, not looked for: that would read the whole source first, and one found late reloads the page under a test.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'firebase/app',
            'firebase/app-check',
            'firebase/auth',
            'firebase/firestore',
            'firebase/analytics',
            'firebase/ai',
            'idb',
            'valibot',
            'ts-fsrs',
            'fast-check',
            'downshift',
            'canvas-confetti',
          ],
        },
        test: {
          name: 'contract',
          provide,
          setupFiles,
          include: ['{src,soak}/**/*.contract.test.{ts,tsx}'],
          globalSetup: [
            'scripts/setup/emulator.mjs',
            'scripts/setup/api.mjs',
            'src/adapters/mockTutor/setup.testing.ts',
          ],
          testTimeout: 30_000,
          // What is heard takes as long as it takes.
          expect: { poll: { timeout: 10_000 } },
          // One page for all: each test cleans up after itself; another page would load the app, Firebase and the voice again.
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
                args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
