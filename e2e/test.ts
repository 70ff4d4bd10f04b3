import { test as base, expect } from '@playwright/test';
import { picturesOfFailure } from './picturesOfFailure';
import { saveData } from './saveData';
import { mockVoice } from './mockVoice';

type Expectations = {
  /** Sentences that the console is expected to say in this journey; everything else at error level fails it. */
  expectedConsoleErrors: RegExp | null;
  /** 'real' in the journeys about what is heard. */
  voice: 'stand-in' | 'real';
  /** Screens that may come next are fetched ahead: as much work as many a journey itself. */
  fetchesAhead: boolean;
  watched: void;
};

/** What is said where the service worker is not let in: see `playwright.config.ts`. */
const NOT_LET_IN = /Service Worker registration blocked|The app will not work offline/;

/** Every journey in the embedded configuration fails on an error in the console and on a request to another origin. */
export const test = base.extend<Expectations>({
  expectedConsoleErrors: [null, { option: true }],
  voice: ['stand-in', { option: true }],
  fetchesAhead: [false, { option: true }],
  watched: [
    async ({ context, expectedConsoleErrors, voice, fetchesAhead }, use, info) => {
      if (voice === 'stand-in') await context.addInitScript(mockVoice);
      if (!fetchesAhead) await context.addInitScript(saveData);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedConsoleErrors?.test(problem) && !NOT_LET_IN.test(problem)) problems.push(problem);
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
      await picturesOfFailure(context, info);
    },
    { auto: true },
  ],
});

export { expect };
