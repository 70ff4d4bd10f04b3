import { test as base, expect } from '@playwright/test';

type Expectations = {
  /** Sentences that the console is expected to say in this journey; everything else at error level fails it. */
  expectedConsoleErrors: RegExp[];
  watched: void;
};

/** Every journey fails on an error in the console and on a request to another origin. */
export const test = base.extend<Expectations>({
  expectedConsoleErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedConsoleErrors }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (!expectedConsoleErrors.some((expected) => expected.test(message.text()))) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`request to ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
