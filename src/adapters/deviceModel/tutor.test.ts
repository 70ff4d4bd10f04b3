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

/** Of a word that it knows it says that it does not, so that the device is asked. */
const UNKNOWN = failed({ kind: 'unknown-word', nearest: [], instead: [] } as const);
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

const open = (mock: MockDeviceModels, tutor = builtIn, patienceMs?: number) =>
  withDeviceModel(tutor, openDeviceModel(mock.models), patienceMs);

beforeEach(() => chooseDeviceModel(true));
afterEach(() => chooseDeviceModel(false));

for (const [name, tutor] of Object.entries({ 'built-in': builtIn, 'nothing of its own': knowsNoWord })) {
  tutorContract(`the browser’s own model behind ${name}`, async () => {
    chooseDeviceModel(true);
    return { tutor: open(mockDeviceModels(), tutor), close: () => Promise.resolve() };
  });
}

// In no bank of ours, and near nothing in it.
const STRANGE = 'quantum chromodynamics';
const unknown = { ok: false, error: { kind: 'unknown-word', nearest: [], instead: [{}, {}, {}] } };

describe('what the bank knows', () => {
  test('is never asked of the browser', async () => {
    const mock = mockDeviceModels();
    const tutor = open(mock);
    expect(await tutor.translate('river')).toMatchObject({ ok: true, value: { telugu: 'నది' } });
    expect(await tutor.explain('red car')).toMatchObject({ ok: true });
    expect(await tutor.explain('porn')).toEqual({ ok: false, error: { kind: 'unfit' } });
    expect(mock.asked).toEqual([]);
  });
});

describe('what the bank does not know', () => {
  test('is explained in English by the language model and in Telugu by the translator, and says whose words they are', async () => {
    const mock = mockDeviceModels();
    const explained = await open(mock).explain(STRANGE, { grade: 4, interests: ['secret kites'] });
    expect(explained).toEqual({
      ok: true,
      value: {
        english: expect.stringContaining('A river is'),
        telugu: expect.stringContaining('నది'),
        isFromBrowser: true,
      },
    });
    const [[, prompt = ''] = [], inTelugu] = mock.asked;
    expect(prompt).toContain(`<<<${STRANGE}>>>`);
    expect(prompt).toContain('grade 4');
    expect(prompt).not.toContain('kites');
    expect(inTelugu?.[0]).toBe('toTelugu');
    expect(mock.open).toBe(0);
  });

  test('is only translated where there is no language model, once, and says so', async () => {
    const tutor = open(mockDeviceModels({ explainer: 'unavailable' }));
    const explained = await tutor.explain(STRANGE);
    expect(explained).toMatchObject({ ok: true, value: { isFromBrowser: true } });
    expect(explained.ok && explained.value.english).toMatch(/quantum chromodynamics.*only a translation/u);
    expect(explained.ok && explained.value.telugu).toMatch(/నది.*అనువాదం మాత్రమే/u);
    expect(await tutor.explain(STRANGE, { said: ['x'] })).toEqual({ ok: false, error: { kind: 'exhausted' } });
  });

  test('is translated, and not where only the bank is asked', async () => {
    const mock = mockDeviceModels();
    expect(await open(mock).translate(STRANGE)).toMatchObject({ ok: true, value: { isFromBrowser: true } });
    expect(await open(mock).translate(STRANGE, { bankOnly: true })).toMatchObject(unknown);
    expect(mock.asked).toEqual([['toTelugu', STRANGE]]);
  });

  test('and is in Telugu is put into English first', async () => {
    const mock = mockDeviceModels();
    expect(await open(mock, knowsNoWord).explain('నది')).toMatchObject({ ok: true });
    expect(mock.asked.map(([name]) => name)).toEqual(['toEnglish', 'explainer', 'toTelugu']);
    mock.states.toEnglish = 'downloadable';
    expect(await open(mock, knowsNoWord).explain('నది')).toEqual(UNKNOWN);
    expect(await open(mock, knowsNoWord).translate('నది')).toEqual(UNKNOWN);
  });

  test('makes no questions', async () => {
    const written = await open(mockDeviceModels()).writeQuestions({ text: STRANGE, count: 3, level: 'medium' });
    expect(written).toMatchObject(unknown);
  });
});

describe('the built-in tutor’s own answer stays', () => {
  test('until a grown-up has switched it on, and after it was switched off', async () => {
    chooseDeviceModel(false);
    const mock = mockDeviceModels();
    const device = openDeviceModel(mock.models);
    const tutor = withDeviceModel(builtIn, device);
    expect(await tutor.explain(STRANGE)).toMatchObject(unknown);
    await device.look();
    await device.switchOn();
    expect(await tutor.explain(STRANGE)).toMatchObject({ ok: true });
    device.switchOff();
    mock.asked.length = 0;
    expect(await tutor.translate(STRANGE)).toMatchObject(unknown);
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
    expect(await open(mock).translate(STRANGE)).toMatchObject(unknown);
    expect(await open(mock).explain(STRANGE)).toMatchObject(unknown);
    expect(mock.open).toBe(0);
  });

  test('instead of an unfit explanation, or one of a Telugu text that is unfit in English', async () => {
    const mock = mockDeviceModels();
    mock.say.explainer = () => 'It is about sex.';
    expect(await open(mock).explain(STRANGE)).toMatchObject(unknown);
    mock.say.toEnglish = () => 'porn';
    expect(await open(mock, knowsNoWord).explain('నది')).toEqual(UNKNOWN);
  });

  test('where the browser no longer has it: a question starts no download', async () => {
    for (const state of ['downloadable', 'unavailable'] as const) {
      const mock = mockDeviceModels({ toTelugu: state });
      expect(await open(mock).translate(STRANGE)).toMatchObject(unknown);
      expect(mock.isDownloading('toTelugu')).toBe(false);
    }
    expect(await withDeviceModel(builtIn, openDeviceModel({})).translate(STRANGE)).toMatchObject(unknown);
  });

  test('where the browser fails, or does not answer', async () => {
    const mock = mockDeviceModels();
    mock.say.toTelugu = () => Promise.reject(new DOMException('crashed', 'UnknownError'));
    expect(await open(mock).translate(STRANGE)).toMatchObject(unknown);
    mock.say.toTelugu = () => new Promise<string>(() => {});
    expect(await open(mock, builtIn, 20).translate(STRANGE)).toMatchObject(unknown);
    expect(mock.open).toBe(0);
  });
});

test('a learner who leaves stops the question under way', async () => {
  const leaving = new AbortController();
  const mock = mockDeviceModels();
  mock.say.explainer = () => {
    leaving.abort();
    return new Promise<string>(() => {});
  };
  expect(await open(mock).explain(STRANGE, { signal: leaving.signal })).toEqual({
    ok: false,
    error: { kind: 'stopped' },
  });
  expect(mock.open).toBe(0);
});

test('an explanation that was given before is not given again', async () => {
  const mock = mockDeviceModels();
  mock.say.explainer = () => 'A blimp is a ship of the air.';
  const said = ['A blimp is a ship of the air.'];
  expect(await open(mock).explain(STRANGE, { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
});
