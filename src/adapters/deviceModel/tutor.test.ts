import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseDeviceModel } from '../../browser/deviceModelChoice';
import { failed } from '../../domain/result';
import type { Tutor } from '../../ports/tutor';
import { tutorContract } from '../../ports/tutor.contract';
import { openBuiltInTutor } from '../builtInTutor/tutor';
import { openDeviceModel } from './deviceModel';
import { type MockDeviceModels, mockDeviceModels } from './mock.testing';
import { withDeviceModel } from './tutor';

const builtIn = openBuiltInTutor({ random: () => 0.5 });

const UNKNOWN = failed({ kind: 'unknown-word', nearest: [], instead: [] } as const);
/** Claims to know no word, so that the device is asked. */
const knowsNoWord: Tutor = {
  ...builtIn,
  explain: async (...asked) => {
    const known = await builtIn.explain(...asked);
    return known.ok || known.error.kind === 'exhausted' ? UNKNOWN : known;
  },
  translate: async (...asked) => {
    const known = await builtIn.translate(...asked);
    return known.ok ? UNKNOWN : known;
  },
};

const open = (mock: MockDeviceModels, tutor = builtIn, timeoutMs?: number) =>
  withDeviceModel(tutor, openDeviceModel(mock.models), timeoutMs);

beforeEach(() => chooseDeviceModel(true));
afterEach(() => chooseDeviceModel(false));

for (const [name, tutor] of Object.entries({ 'built-in': builtIn, 'a tutor that knows nothing': knowsNoWord })) {
  tutorContract(`the browser’s own model behind ${name}`, async () => {
    chooseDeviceModel(true);
    return { tutor: open(mockDeviceModels(), tutor), close: () => Promise.resolve() };
  });
}

// Not in our word bank, and not similar to any word in it.
const UNKNOWN_WORD = 'quantum chromodynamics';
const unknown = { ok: false, error: { kind: 'unknown-word', nearest: [], instead: [{}, {}, {}] } };

describe('a word of the bank', () => {
  test('is never sent to the browser’s model', async () => {
    const mock = mockDeviceModels();
    const tutor = open(mock);
    expect(await tutor.translate('river')).toMatchObject({ ok: true, value: { telugu: 'నది' } });
    expect(await tutor.explain('red car')).toMatchObject({ ok: true });
    expect(await tutor.explain('porn')).toEqual({ ok: false, error: { kind: 'unfit' } });
    expect(mock.asked).toEqual([]);
  });
});

describe('a word that is not in the bank', () => {
  test('is explained by the language model, translated into Telugu, and marked as the browser’s answer', async () => {
    const mock = mockDeviceModels();
    const explained = await open(mock).explain(UNKNOWN_WORD, { grade: 4, interests: ['secret kites'] });
    expect(explained).toEqual({
      ok: true,
      value: {
        english: expect.stringContaining('A river is'),
        telugu: expect.stringContaining('నది'),
        isFromBrowser: true,
      },
    });
    const [[, prompt = ''] = [], inTelugu] = mock.asked;
    expect(prompt).toContain(`<<<${UNKNOWN_WORD}>>>`);
    expect(prompt).toContain('grade 4');
    expect(prompt).not.toContain('kites');
    expect(inTelugu?.[0]).toBe('toTelugu');
    expect(mock.open).toBe(0);
  });

  test('is only translated, once, when there is no language model, and the answer says so', async () => {
    const tutor = open(mockDeviceModels({ explainer: 'unavailable' }));
    const explained = await tutor.explain(UNKNOWN_WORD);
    expect(explained).toMatchObject({ ok: true, value: { isFromBrowser: true } });
    expect(explained.ok && explained.value.english).toMatch(/quantum chromodynamics.*only a translation/u);
    expect(explained.ok && explained.value.telugu).toMatch(/నది.*అనువాదం మాత్రమే/u);
    expect(await tutor.explain(UNKNOWN_WORD, { said: ['x'] })).toEqual({ ok: false, error: { kind: 'exhausted' } });
  });

  test('is translated, unless only the bank may answer', async () => {
    const mock = mockDeviceModels();
    expect(await open(mock).translate(UNKNOWN_WORD)).toMatchObject({ ok: true, value: { isFromBrowser: true } });
    expect(await open(mock).translate(UNKNOWN_WORD, { bankOnly: true })).toMatchObject(unknown);
    expect(mock.asked).toEqual([['toTelugu', UNKNOWN_WORD]]);
  });

  test('is first translated into English when it is Telugu', async () => {
    const mock = mockDeviceModels();
    expect(await open(mock, knowsNoWord).explain('నది')).toMatchObject({ ok: true });
    expect(mock.asked.map(([name]) => name)).toEqual(['toEnglish', 'explainer', 'toTelugu']);
    mock.states.toEnglish = 'downloadable';
    expect(await open(mock, knowsNoWord).explain('నది')).toEqual(UNKNOWN);
    expect(await open(mock, knowsNoWord).translate('నది')).toEqual(UNKNOWN);
  });

  test('gives no questions', async () => {
    const written = await open(mockDeviceModels()).writeQuestions({ text: UNKNOWN_WORD, count: 3, level: 'medium' });
    expect(written).toMatchObject(unknown);
  });
});

describe('the built-in tutor’s answer is used', () => {
  test('until a grown-up switches the model on, and after switching it off', async () => {
    chooseDeviceModel(false);
    const mock = mockDeviceModels();
    const device = openDeviceModel(mock.models);
    const tutor = withDeviceModel(builtIn, device);
    expect(await tutor.explain(UNKNOWN_WORD)).toMatchObject(unknown);
    await device.look();
    await device.switchOn();
    expect(await tutor.explain(UNKNOWN_WORD)).toMatchObject({ ok: true });
    device.switchOff();
    mock.asked.length = 0;
    expect(await tutor.translate(UNKNOWN_WORD)).toMatchObject(unknown);
    expect(mock.asked).toEqual([]);
  });

  test.each([
    ['that is unfit', 'నది porn నది నది నది'],
    ['in the wrong script', 'nadi ante neeru'],
    ['that is empty', ' … '],
    ['that is endless', 'నది నీరు '.repeat(4600)],
  ])('instead of a translation %s', async (_, said) => {
    const mock = mockDeviceModels();
    mock.say.toTelugu = () => said;
    expect(await open(mock).translate(UNKNOWN_WORD)).toMatchObject(unknown);
    expect(await open(mock).explain(UNKNOWN_WORD)).toMatchObject(unknown);
    expect(mock.open).toBe(0);
  });

  test('instead of an unfit explanation, or one of a Telugu text that is unfit in English', async () => {
    const mock = mockDeviceModels();
    mock.say.explainer = () => 'It is about sex.';
    expect(await open(mock).explain(UNKNOWN_WORD)).toMatchObject(unknown);
    mock.say.toEnglish = () => 'porn';
    expect(await open(mock, knowsNoWord).explain('నది')).toEqual(UNKNOWN);
  });

  test('when the browser no longer has the model: a question starts no download', async () => {
    for (const state of ['downloadable', 'unavailable'] as const) {
      const mock = mockDeviceModels({ toTelugu: state });
      expect(await open(mock).translate(UNKNOWN_WORD)).toMatchObject(unknown);
      expect(mock.isDownloading('toTelugu')).toBe(false);
    }
    expect(await withDeviceModel(builtIn, openDeviceModel({})).translate(UNKNOWN_WORD)).toMatchObject(unknown);
  });

  test('when the browser fails or does not answer', async () => {
    const mock = mockDeviceModels();
    mock.say.toTelugu = () => Promise.reject(new DOMException('crashed', 'UnknownError'));
    expect(await open(mock).translate(UNKNOWN_WORD)).toMatchObject(unknown);
    mock.say.toTelugu = () => new Promise<string>(() => {});
    expect(await open(mock, builtIn, 20).translate(UNKNOWN_WORD)).toMatchObject(unknown);
    expect(mock.open).toBe(0);
  });
});

test('aborting stops a question that is being answered', async () => {
  const controller = new AbortController();
  const mock = mockDeviceModels();
  mock.say.explainer = () => {
    controller.abort();
    return new Promise<string>(() => {});
  };
  expect(await open(mock).explain(UNKNOWN_WORD, { signal: controller.signal })).toEqual({
    ok: false,
    error: { kind: 'stopped' },
  });
  expect(mock.open).toBe(0);
});

test('an explanation is not repeated', async () => {
  const mock = mockDeviceModels();
  mock.say.explainer = () => 'A blimp is a ship of the air.';
  const said = ['A blimp is a ship of the air.'];
  expect(await open(mock).explain(UNKNOWN_WORD, { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
});
