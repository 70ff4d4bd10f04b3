import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { AKSHARAM_SEED = '20261116', CHROME_PATH } = process.env;

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed for generated test cases; `null` means a new seed for each run. */
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
          exclude: ['**/*.contract.test.*', '**/*.route.test.*', '**/*.rules.test.*', '**/*.emulator.test.*'],
          // Pure code needs no isolation between files, and sharing halves the run time.
          isolate: false,
          maxWorkers: 2,
          // Unit tests run at low priority (scripts/test.mjs), so they may take long.
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
          // Files run one after the other: isolated files would each load Firebase, and some clear the emulator.
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        // No React plugin: tests need no hot reloading.
        // Discovery would scan the whole source first, and a dependency found late reloads the page during a test.
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
          // Speech plays in real time.
          expect: { poll: { timeout: 10_000 } },
          // All files share one page, because a new page would load the app, Firebase and the voice again.
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
      {
        // Routes are tested with their styles: whether a button can be seen and touched depends on them.
        plugins: [tailwindcss()],
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'idb',
            'valibot',
            'ts-fsrs',
            'fast-check',
            'downshift',
            'canvas-confetti',
          ],
        },
        test: {
          name: 'routes',
          provide,
          setupFiles,
          include: ['src/**/*.route.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: {
                ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
                args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
