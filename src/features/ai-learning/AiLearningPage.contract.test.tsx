import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadKnowledge } from '../../adapters/builtInTutor/knowledge';
import { openBuiltInTutor } from '../../adapters/builtInTutor/tutor';
import { openDeviceModel } from '../../adapters/deviceModel/deviceModel';
import { mockDeviceModels } from '../../adapters/deviceModel/mock.testing';
import { withDeviceModel } from '../../adapters/deviceModel/tutor';
import { openEmbeddedAnalytics } from '../../adapters/embedded/analytics';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { openEmbeddedIdentity } from '../../adapters/embedded/identity';
import { embeddedVoice as speech } from '../../adapters/espeak/embeddedVoice.testing';
import { type AskModel, modelTutor } from '../../adapters/modelTutor';
import { goodModel } from '../../adapters/mockTutor/goodModel.testing';
import { chooseDeviceModel } from '../../browser/deviceModelChoice';
import { NO_PREFERENCES } from '../../domain/learner/preferences';
import { failed, ok } from '../../domain/result';
import type { Phrase, Translator } from '../../domain/translation/phrase';
import type { Speech, SpeechError } from '../../ports/speech';
import type { Tutor } from '../../ports/tutor';
import { PortsProvider } from '../../state/session/ports';
import { type Session, SessionContext } from '../../state/session/session';
import { unknownQueriesOf } from '../../state/unknownQueries';
import { openPage } from '../../ui/speech/speechOnPage.testing';
import AiLearningPage from './AiLearningPage';

// Tests the page with a live model, where it differs from the built-in tutor of the end-to-end tests.
const learner = { id: 'sita', name: 'Sita', email: 'sita@example.com' };
const connect = connectTo(`ai-learning-${crypto.randomUUID()}`);
const identity = openEmbeddedIdentity(connect);
const documents = openEmbeddedDocuments(connect);

const good: AskModel = async ({ prompt }) => {
  const isWordPrompt = prompt.startsWith('Translate') && prompt.includes('<<<waterway>>>');
  return ok({ text: isWordPrompt ? 'కాలువ' : goodModel(prompt), isBrokenOff: false });
};
let answer = good;
const model = modelTutor('openai', (asked) => answer(asked));

let opened: ReturnType<typeof openPage>;
function open({ tutor = model, voice = speech }: { tutor?: Tutor; voice?: Speech } = {}) {
  const ports = {
    identity,
    documents,
    analytics: openEmbeddedAnalytics(connect),
    speech: voice,
    openDevicesVoice: () => Promise.resolve(null),
    tutor,
  };
  const ready = Promise.resolve(ports);
  const session: Session = {
    identity: { kind: 'signed-in', learner },
    profile: { kind: 'loaded', value: NO_PREFERENCES },
    leftOnPurpose: () => false,
    saveProfile: () => documents.set('userPreferences', learner.id, {}),
    signOut: () => Promise.resolve(),
    leaving: null,
  };
  opened = openPage(
    voice,
    <PortsProvider open={() => ready}>
      <SessionContext value={session}>
        <Suspense>
          <AiLearningPage />
        </Suspense>
      </SessionContext>
    </PortsProvider>,
  );
}

async function ask(text: string) {
  await page.getByRole('combobox').fill(text);
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
}

beforeEach(() => {
  answer = good;
});
afterEach(() => {
  opened.close();
  localStorage.clear();
});

test('a live model explains any child-safe text, and its word is named and spelled in Telugu', async () => {
  open();
  await ask('waterway');
  await expect.element(page.getByRole('heading', { name: 'About “waterway”' })).toBeVisible();
  await expect.element(page.getByText('A river is a long stream of water', { exact: false })).toBeVisible();
  for (const sound of ['కాలువ', 'కా', 'లు', 'వ'])
    await expect.element(page.getByRole('button', { name: `Listen: ${sound}`, exact: true })).toBeVisible();
  await ask('porn');
  await expect.element(page.getByRole('heading', { name: 'Let’s learn another word' })).toBeVisible();
});

test('a failure shows the spec’s message, and can be tried again', async () => {
  let isOurs = true;
  const explain: Tutor['explain'] = (text, options) =>
    isOurs ? Promise.reject(new Error('a fault of ours')) : model.explain(text, options);
  open({ tutor: { ...model, explain } });
  await ask('river');
  await expect.element(page.getByRole('alert')).toHaveTextContent('An error occurred');
  isOurs = false;
  answer = async () => failed({ kind: 'broken', status: 500 });
  await ask('river');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to generate content. Please try again.');
  answer = good;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'About “river”' })).toBeVisible();

  // A failure to load more leaves the explanation, and the learner can try again.
  const more = page.getByRole('button', { name: 'Learn More' });
  await expect.element(more).toBeVisible();
  answer = async () => failed({ kind: 'unreachable' });
  await more.click();
  await expect.element(page.getByText('Failed to generate additional content')).toBeVisible();
  await expect.element(page.getByText('The Godavari is a river.', { exact: false })).toBeVisible();
  answer = good;
  await more.click();
  await expect.element(page.getByRole('heading', { name: 'More about it (1)' })).toBeVisible();
  await expect.element(page.getByText('Failed to generate additional content')).not.toBeInTheDocument();
});

const VOICE_FAULTS: readonly [fault: SpeechError, sentence: string][] = [
  [{ kind: 'unreachable' }, 'Failed to convert text to speech. Please try again.'],
  [{ kind: 'refused', status: 402, message: 'Out of credits' }, 'Out of credits'],
  [{ kind: 'refused', status: 500, message: null }, 'Failed to convert text to speech'],
  [{ kind: 'no-audio' }, 'No audio data received from the API'],
  [{ kind: 'no-chunks' }, 'No audio chunks were generated'],
];

test('voice failures and missing timings show the spec’s messages', async () => {
  let error: SpeechError | null = null;
  const voice: Speech = {
    ...speech,
    speak: async () => {
      if (error) return failed(error);
      const spoken = await speech.speak('నది');
      return spoken.ok && spoken.value.kind === 'audio' ? ok({ ...spoken.value, timingsFrom: 'mismatch' }) : spoken;
    },
  };
  open({ voice });
  await ask('river');
  for (const [fault, sentence] of VOICE_FAULTS) {
    error = fault;
    await page.getByRole('button', { name: 'Play Speech' }).click();
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  error = null;
  await page.getByRole('button', { name: 'Play Speech' }).click();
  await expect.element(page.getByText('Failed to get word timing data')).toBeVisible();
});

const redCar: Phrase = {
  ...{ english: 'red car', telugu: 'ఎర్ర కారు', isSentence: false },
  parts: [
    { telugu: 'ఎర్ర', english: 'red', wordId: 'colours_red', why: { en: 'Before a noun.', te: 'నామవాచకం ముందు.' } },
    { telugu: 'కారు', english: 'car', wordId: 'travel_car' },
  ],
  build: [{ en: 'What a thing is like comes first.', te: 'గుణం ముందు వస్తుంది.' }],
};

/** The built-in tutor with a grammar that knows one phrase. */
const grammar: Translator = (text) => {
  if (text === 'red car') return { kind: 'translated', phrase: redCar };
  const known = redCar.parts.slice(1);
  const isMissing = text.includes('zorblax');
  return isMissing ? { kind: 'missing', missing: ['zorblax'], known } : { kind: 'not-understood' };
};
const builtIn = openBuiltInTutor({ load: () => loadKnowledge(() => grammar) });

test('a phrase is shown large, part by part, with how it is built', async () => {
  open({ tutor: builtIn });
  await ask('red car');
  await expect.element(page.getByRole('heading', { name: '“red car” in Telugu' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Play Speech' })).toBeVisible();
  for (const part of ['ఎర్ర', 'కారు'])
    await expect.element(page.getByRole('button', { name: `Listen: ${part}`, exact: true })).toBeVisible();
  await expect.element(page.getByText('Before a noun.')).toBeVisible();
  await expect.element(page.getByText('What a thing is like comes first.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Learn More' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Explain again: car' }).click();
  await expect.element(page.getByRole('heading', { name: 'About “car”' })).toBeVisible();
});

test('a phrase with an unknown word names it, stores it as an unknown query, and explains the rest', async () => {
  open({ tutor: builtIn });
  await ask('my zorblax is in a car');
  await expect.element(page.getByRole('heading', { name: 'I don’t know “zorblax” yet' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Listen: కారు' })).toBeVisible();
  expect(unknownQueriesOf(learner.id)).toEqual(['zorblax']);
  await ask('a zorblax car');
  await expect.element(page.getByRole('heading', { name: 'About “car”' })).toHaveFocus();
  await expect.element(page.getByText('I don’t know “zorblax” yet. This is “car”.')).toBeVisible();
});

test('a corrected typo is shown, and the learner can reject it', async () => {
  open({ tutor: builtIn });
  await ask('elefant');
  await expect.element(page.getByText('Showing “elephant” for “elefant”.')).toBeVisible();
  expect(unknownQueriesOf(learner.id)).toEqual([]);
  await page.getByRole('button', { name: 'No, I meant “elefant”' }).click();
  await expect.element(page.getByRole('heading', { name: 'I don’t know “elefant” yet' })).toBeVisible();
  expect(unknownQueriesOf(learner.id)).toEqual(['elefant']);
});

test('an answer of the browser’s own model is marked as such, and requires a grown-up’s consent', async () => {
  const models = mockDeviceModels().models;
  open({ tutor: withDeviceModel(builtIn, openDeviceModel(models)) });
  await ask('quantum chromodynamics');
  await expect.element(page.getByRole('heading', { name: 'I don’t know “quantum chromodynamics” yet' })).toBeVisible();
  opened.close();
  chooseDeviceModel(true);
  open({ tutor: withDeviceModel(builtIn, openDeviceModel(models)) });
  await ask('quantum chromodynamics');
  await expect.element(page.getByText('A river is a long stream of water', { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('This comes from the browser, not from Aksharam. It may be wrong.'))
    .toBeVisible();
});

test('a learner who has heard everything is told so', async () => {
  const once: Tutor = {
    ...builtIn,
    explain: async (text, options) => (options?.said ? failed({ kind: 'exhausted' }) : builtIn.explain(text, options)),
  };
  open({ tutor: once });
  await ask('crocodile');
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect.element(page.getByText('That’s all I know about this word.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Learn More' })).not.toBeInTheDocument();
});
