// Runs a browser as a separate process that can be killed without warning.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

const ADDRESS = /DevTools listening on (ws:\/\/\S+)/;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (part) => {
      output += String(part);
      const [, address] = ADDRESS.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The browser did not start: ${output}`)));
  });

export type KillableBrowser = {
  readonly page: Page;
  /** Kills the process immediately, like a power cut. */
  readonly kill: () => Promise<void>;
  /** Lets the browser finish its writes before it exits. */
  readonly close: () => Promise<void>;
};

/** @param profile the browser's user data folder */
export async function launchBrowser(profile: string): Promise<KillableBrowser> {
  const program = process.env['CHROME_PATH'] ?? chromium.executablePath();
  const child = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own, so that its helper processes end with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killNow = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  // An interrupted run must leave no browser behind.
  process.once('exit', killNow);
  const end = async () => {
    killNow();
    await exited;
    process.off('exit', killNow);
  };
  try {
    const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
    const disconnected = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('The browser has no page');
    page.setDefaultTimeout(30_000);
    return {
      page,
      // Wait until Playwright notices, so that later calls fail cleanly.
      kill: async () => {
        await end();
        await disconnected;
      },
      close: async () => {
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.close').catch(() => undefined);
        await exited;
      },
    };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'aksharam-profile-'));

export async function copyProfile(profile: string): Promise<string> {
  const copy = await newProfile();
  await cp(profile, copy, { recursive: true });
  // These files name the process that has the profile open.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(join(copy, lock), { force: true });
  return copy;
}

export const deleteProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 5 });
