// A browser of our own, in a process of our own, which can be ended without being asked.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

const ADDRESS = /DevTools listening on (ws:\/\/\S+)/;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += String(part);
      const [, address] = ADDRESS.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });

export type OwnBrowser = {
  readonly page: Page;
  /** Ends the process at once, as a power cut or the system would. */
  readonly kill: () => Promise<void>;
  /** Lets it write what it has and end. */
  readonly close: () => Promise<void>;
};

/** @param profile the folder in which the browser keeps everything */
export async function launchOwn(profile: string): Promise<OwnBrowser> {
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
    // A group of its own: its helpers end with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endNow = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  // A run that is broken off leaves no browser behind.
  process.once('exit', endNow);
  const end = async () => {
    endNow();
    await gone;
    process.off('exit', endNow);
  };
  try {
    const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
    const isLost = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('The browser has no page');
    page.setDefaultTimeout(30_000);
    return {
      page,
      // Known to be gone as well: whoever speaks to it after that would be told so as an error.
      kill: async () => {
        await end();
        await isLost;
      },
      close: async () => {
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.close').catch(() => undefined);
        await gone;
      },
    };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'aksharam-profile-'));

export async function copyOfProfile(profile: string): Promise<string> {
  const copy = await newProfile();
  await cp(profile, copy, { recursive: true });
  // What says which process has it open.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(join(copy, lock), { force: true });
  return copy;
}

export const forgetProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 5 });
