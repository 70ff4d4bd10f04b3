// The Firebase adapters in real tabs, with the real popup, against the emulators.
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { startEmulator } from '../../scripts/setup/emulator.mjs';
import { answerForGoogle, signInInPopup } from './googlePopup';

test.describe.configure({ mode: 'serial' });

let emulator: Awaited<ReturnType<typeof startEmulator>> | undefined;
let whyNot = '';
let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  emulator = await startEmulator().catch((thrown: unknown) => {
    if (process.env['CI'] === 'true') throw thrown;
    whyNot = String(thrown);
    return undefined;
  });
  if (!emulator) return;
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/vite-firebase',
    server: { port: 0, host: 'localhost', hmr: false },
    optimizeDeps: { include: ['firebase/app', 'firebase/auth', 'firebase/firestore', 'firebase/analytics', 'valibot'] },
  });
  await server.listen();
  const variables = new URLSearchParams({
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-aksharam.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: emulator.projectId,
    VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
    VITE_FIREBASE_AUTH_EMULATOR_HOST: emulator.authHost,
    VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: emulator.firestoreHost,
  });
  address = `${server.resolvedUrls?.local[0]}e2e/firebase/page.html?${variables}`;
});

test.afterAll(async () => {
  await server?.close();
  await emulator?.stop();
});

test.beforeEach(async ({ context }) => {
  test.skip(!emulator, `there is no emulator here: ${whyNot}`);
  await answerForGoogle(context);
});

const stateOf = (page: Page) => page.evaluate(() => window.state);

async function openPage(page: Page) {
  await page.goto(address);
  await page.waitForFunction(() => window.state !== undefined && window.state.kind !== 'unknown');
}

async function signIn(page: Page, name: string) {
  const popup = page.waitForEvent('popup');
  const outcome = page.evaluate(() => window.adapters?.identity.signIn());
  await signInInPopup(await popup, { name, email: 'sita@example.com' });
  return outcome;
}

test('a learner signs in through the popup, and is still signed in after a reload', async ({ page }) => {
  await openPage(page);
  expect(await stateOf(page)).toEqual({ kind: 'signed-out' });
  expect(await signIn(page, 'సీత')).toEqual({ ok: true, value: 'signed-in' });
  expect(await stateOf(page)).toMatchObject({ learner: { name: 'సీత', email: 'sita@example.com' } });
  await openPage(page);
  expect(await stateOf(page)).toMatchObject({ kind: 'signed-in', learner: { name: 'సీత' } });
});

test('closing the popup is no failure', async ({ page }) => {
  await openPage(page);
  const popup = page.waitForEvent('popup');
  const outcome = page.evaluate(() => window.adapters?.identity.signIn());
  await (await popup).close();
  expect(await outcome).toEqual({ ok: true, value: 'cancelled' });
  expect(await stateOf(page)).toEqual({ kind: 'signed-out' });
});

test('what was written offline in a tab that was closed is sent by the next one', async ({ page, context }) => {
  await openPage(page);
  await signIn(page, 'Sita');
  const write = (tab: Page, age: number) =>
    tab.evaluate(async (given) => {
      const id = window.state?.kind === 'signed-in' ? window.state.learner.id : '';
      return window.adapters?.documents.set('userPreferences', id, { age: given });
    }, age);
  expect(await write(page, 8)).toEqual({ ok: true, value: 'saved' });
  await context.setOffline(true);
  expect(await write(page, 9)).toEqual({ ok: true, value: 'waiting' });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openPage(next);
  const read = await next.evaluate(async () => {
    const id = window.state?.kind === 'signed-in' ? window.state.learner.id : '';
    await window.adapters?.documents.whenSent();
    return window.adapters?.documents.get('userPreferences', id);
  });
  expect(read).toMatchObject({ ok: true, value: { age: 9 } });
});

test('two tabs agree on who is signed in, and see what the other wrote', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page);
  await openPage(other);
  await signIn(page, 'Sita');
  await other.waitForFunction(() => window.state?.kind === 'signed-in');
  const add = (tab: Page) =>
    tab.evaluate(async () => {
      const id = window.state?.kind === 'signed-in' ? window.state.learner.id : '';
      const increments = [{ path: ['activities'], by: 1 }] as const;
      const written = await window.adapters?.documents.batch([
        { write: 'set', collection: 'learnerSummaries', id, increments },
      ]);
      await window.adapters?.documents.whenSent();
      return written?.ok;
    });
  expect(await Promise.all([add(page), add(other)])).toEqual([true, true]);
  const total = () =>
    other.evaluate(async () => {
      const id = window.state?.kind === 'signed-in' ? window.state.learner.id : '';
      const read = await window.adapters?.documents.get('learnerSummaries', id);
      return read?.ok ? read.value?.activities : undefined;
    });
  await expect.poll(total).toBe(2);
});
