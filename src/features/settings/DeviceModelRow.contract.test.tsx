import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBuiltInTutor } from '../../adapters/builtInTutor/tutor';
import { openDeviceModel } from '../../adapters/deviceModel/deviceModel';
import { type MockDeviceModels, mockDeviceModels } from '../../adapters/deviceModel/mock.testing';
import { withDeviceModel } from '../../adapters/deviceModel/tutor';
import { openEmbeddedAnalytics } from '../../adapters/embedded/analytics';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { openEmbeddedIdentity } from '../../adapters/embedded/identity';
import { embeddedVoice as speech } from '../../adapters/espeak/embeddedVoice.testing';
import { storedDeviceModel } from '../../browser/deviceModelChoice';
import { NO_PREFERENCES } from '../../domain/learner/preferences';
import { PortsProvider } from '../../state/session/ports';
import { type Session, SessionContext } from '../../state/session/session';
import { openPage } from '../../ui/speech/speechOnPage.testing';
import { ToastProvider } from '../../ui/messages/ToastProvider';
import { GrownUps } from './GrownUps';

// Tests the grown-ups' part in a real browser with mocked built-in models.
const learner = { id: 'sita', name: 'Sita', email: 'sita@example.com' };
const connect = connectTo(`device-model-${crypto.randomUUID()}`);
const documents = openEmbeddedDocuments(connect);

let opened: ReturnType<typeof openPage>;
function open(models: MockDeviceModels['models'] | Record<string, never>) {
  const tutor = withDeviceModel(openBuiltInTutor(), openDeviceModel(models));
  const ready = Promise.resolve({
    ...{ identity: openEmbeddedIdentity(connect), documents, analytics: openEmbeddedAnalytics(connect) },
    ...{ speech, openDevicesVoice: () => Promise.resolve(null), tutor },
  });
  const session: Session = {
    identity: { kind: 'signed-in', learner },
    profile: { kind: 'loaded', value: NO_PREFERENCES },
    leftOnPurpose: () => false,
    saveProfile: () => documents.set('userPreferences', learner.id, {}),
    signOut: () => Promise.resolve(),
    leaving: null,
  };
  opened = openPage(
    speech,
    <PortsProvider open={() => ready}>
      <SessionContext value={session}>
        <ToastProvider regionLabel="Messages" dismissLabel="Dismiss">
          <Suspense>
            <MemoryRouter>
              <GrownUps onImported={() => {}} />
            </MemoryRouter>
          </Suspense>
        </ToastProvider>
      </SessionContext>
    </PortsProvider>,
  );
}

afterEach(() => {
  opened.close();
  localStorage.clear();
});

const heading = page.getByRole('heading', { name: 'The browser’s own translation' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const bar = page.getByRole('progressbar', { name: 'The browser is downloading …' });

async function pressAsGrownUp(name: string) {
  await button(name).click();
  const sum = page.getByText(/What is \d+ ×/u);
  await expect.element(sum).toBeVisible();
  const [first = 0, second = 0] = (sum.element().textContent?.match(/\d+/gu) ?? []).map(Number);
  await page.getByLabelText('Answer').fill(String(first * second));
  await button('Continue').click();
}

test('behind the gate, the model is downloaded, switched on, remembered, and switched off again', async () => {
  const mock = mockDeviceModels({ toTelugu: 'downloadable' });
  open(mock.models);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('what they say may be wrong', { exact: false })).toBeVisible();
  await expect.element(page.getByText('has to download them first', { exact: false })).toBeVisible();
  await button('Turn on').click();
  await expect.element(page.getByRole('dialog', { name: 'Ask a grown-up' })).toBeVisible();
  expect(mock.isDownloading('toTelugu')).toBe(false);
  await button('Close').click();

  await pressAsGrownUp('Turn on');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
  mock.progress('toTelugu', 0.425);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '42%');
  expect(storedDeviceModel()).toBe(false);
  mock.finish('toTelugu');
  await expect.element(page.getByText('It is on.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(storedDeviceModel()).toBe(true);

  await pressAsGrownUp('Turn off');
  await expect.element(button('Turn on')).toBeVisible();
  expect(storedDeviceModel()).toBe(false);
});

test('a download that fails or is stopped shows a message, and the model stays off', async () => {
  const mock = mockDeviceModels({ toTelugu: 'downloadable' });
  open(mock.models);
  const failed = page.getByText('The download did not finish, so this stays off.', { exact: false });
  await pressAsGrownUp('Turn on');
  await expect.element(bar).toBeVisible();
  mock.fail('toTelugu');
  await expect.element(failed).toBeVisible();
  await pressAsGrownUp('Turn on');
  await expect.element(failed).not.toBeInTheDocument();
  await button('Stop the download').click();
  await expect.element(failed).toBeVisible();
  expect(storedDeviceModel()).toBe(false);
});

test('a browser that does not offer Telugu says so, and there is nothing to switch on', async () => {
  open(mockDeviceModels({ toTelugu: 'unavailable' }).models);
  await expect.element(page.getByText('cannot translate from English to Telugu', { exact: false })).toBeVisible();
  await expect.element(button('Turn on')).not.toBeInTheDocument();
});

test('a browser without the API has no such row', async () => {
  open({});
  await expect.element(button('Download everything')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});
