import { test as base, expect } from '@playwright/test';
import { saveFailureScreenshots } from './failureScreenshots';
import { saveData } from './saveData';
import { mockVoice } from './mockVoice';

type Expectations = {
  /** Console errors and warnings that this test expects; any other fails it. */
  expectedConsoleErrors: RegExp | null;
  /** 'real' in tests about speech. */
  voice: 'mock' | 'real';
  /** Prefetching the next screens takes as long as many tests, so it is off by default. */
  prefetches: boolean;
  watched: void;
};

/** Warnings caused by blocking the service worker in `playwright.config.ts`. */
const SERVICE_WORKER_BLOCKED = /Service Worker registration blocked|The app will not work offline/;

/** Every test of the embedded configuration fails on a console error and on a request to another origin. */
export const test = base.extend<Expectations>({
  expectedConsoleErrors: [null, { option: true }],
  voice: ['mock', { option: true }],
  prefetches: [false, { option: true }],
  watched: [
    async ({ context, expectedConsoleErrors, voice, prefetches }, use, info) => {
      if (voice === 'mock') await context.addInitScript(mockVoice);
      if (!prefetches) await context.addInitScript(saveData);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedConsoleErrors?.test(problem) && !SERVICE_WORKER_BLOCKED.test(problem)) problems.push(problem);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      context.on('weberror', (error) => note(String(error.error())));
      context.on('request', (request) => {
        const url = request.url();
        const isOwn = !url.startsWith('http') || new URL(url).hostname === 'localhost';
        if (!isOwn) problems.push(`request to ${url}`);
      });
      await use();
      expect.soft(problems).toEqual([]);
      await saveFailureScreenshots(context, info);
    },
    { auto: true },
  ],
});

export { expect };
