import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseDeviceModel, storedDeviceModel } from '../../browser/deviceModelChoice';
import { openDeviceModel } from './deviceModel';
import { mockDeviceModels } from './mock.testing';

const offered = { kind: 'offered', explains: true, lacks: false };

beforeEach(() => chooseDeviceModel(false));
afterEach(() => chooseDeviceModel(false));

describe('the browser’s offer', () => {
  test('is found without a download or switching anything on', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable' });
    const device = openDeviceModel(mock.models);
    expect(device.state()).toEqual({ offer: null, isOn: false, downloaded: null, hasFailed: false });
    await device.look();
    expect(device.state()).toMatchObject({ offer: { ...offered, lacks: true }, isOn: false });
    expect(mock.isDownloading('toTelugu')).toBe(false);
  });

  test('is nothing when the browser has no translation API', async () => {
    const { LanguageModel } = mockDeviceModels().models;
    for (const models of [{}, LanguageModel ? { LanguageModel } : {}]) {
      const device = openDeviceModel(models);
      await device.look();
      await device.switchOn();
      expect(device.state()).toMatchObject({ offer: { kind: 'none' }, isOn: false });
    }
  });

  test('excludes Telugu when that language pair is unavailable or the check fails', async () => {
    const { Translator } = mockDeviceModels().models;
    const throwing = Translator && { ...Translator, availability: () => Promise.reject(new TypeError('te')) };
    const models = [mockDeviceModels({ toTelugu: 'unavailable' }).models, throwing ? { Translator: throwing } : {}];
    for (const each of models) {
      const device = openDeviceModel(each);
      await device.look();
      await device.switchOn();
      expect(device.state()).toMatchObject({ offer: { kind: 'not-telugu' }, isOn: false });
    }
  });

  test('is only translation when the language model is missing', async () => {
    const device = openDeviceModel(mockDeviceModels({ explainer: 'unavailable' }).models);
    await device.look();
    expect(device.state().offer).toEqual({ ...offered, explains: false });
  });

  test('is nothing when the browser never answers', async () => {
    const { Translator } = mockDeviceModels().models;
    if (!Translator) throw new Error('no translator');
    const silent = { ...Translator, availability: () => new Promise<string>(() => {}) };
    const device = openDeviceModel({ Translator: silent }, 20);
    await device.look();
    expect(device.state().offer).toEqual({ kind: 'none' });
  });
});

describe('switching on', () => {
  test('downloads missing models, reports progress, and is remembered', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable', explainer: 'downloading' });
    const device = openDeviceModel(mock.models);
    const reported: (number | null)[] = [];
    device.watch(() => reported.push(device.state().downloaded));
    await device.look();
    const switching = device.switchOn();
    mock.progress('toTelugu', 0.5);
    mock.progress('explainer', 0.25);
    mock.finish('toTelugu');
    expect(device.state().isOn).toBe(false);
    mock.finish('explainer');
    await switching;
    expect(reported).toEqual([null, 0, 0.25, 0.375, null, null]);
    expect(device.state()).toEqual({ offer: offered, isOn: true, downloaded: null, hasFailed: false });
    expect(storedDeviceModel()).toBe(true);
    expect(openDeviceModel(mock.models).state().isOn).toBe(true);
    expect(mock.open).toBe(0);
  });

  test('needs no download when every model is available', async () => {
    const device = openDeviceModel(mockDeviceModels().models);
    await device.look();
    await device.switchOn();
    expect(device.state().isOn).toBe(true);
    device.switchOff();
    expect(device.state().isOn).toBe(false);
    expect(storedDeviceModel()).toBe(false);
  });

  test('starts the download within the press, and offers what that press did not allow separately', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable', explainer: 'downloadable' });
    mock.downloadsPerPress = 1;
    const device = openDeviceModel(mock.models);
    await device.look();
    const first = device.switchOn();
    expect(mock.isDownloading('toTelugu')).toBe(true);
    mock.finish('toTelugu');
    await first;
    expect(device.state()).toMatchObject({ offer: { ...offered, lacks: true }, isOn: true, hasFailed: false });
    const rest = device.switchOn();
    mock.finish('explainer');
    await rest;
    expect(device.state()).toMatchObject({ offer: offered, isOn: true, hasFailed: false });
  });

  test('leaves it off after a failure, and can be tried again', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable' });
    const device = openDeviceModel(mock.models);
    await device.look();
    const failing = device.switchOn();
    mock.fail('toTelugu');
    await failing;
    expect(device.state()).toMatchObject({ isOn: false, downloaded: null, hasFailed: true });
    expect(storedDeviceModel()).toBe(false);
    const again = device.switchOn();
    expect(device.state().hasFailed).toBe(false);
    mock.finish('toTelugu');
    await again;
    expect(device.state()).toMatchObject({ isOn: true, hasFailed: false });
  });

  test('can be canceled, even when the browser ignores the abort signal', async () => {
    const ignoringAbort = mockDeviceModels({ toTelugu: 'downloadable' });
    const { Translator } = ignoringAbort.models;
    if (!Translator) throw new Error('no translator');
    const create: typeof Translator.create = () => new Promise(() => {});
    for (const models of [ignoringAbort.models, { Translator: { ...Translator, create } }]) {
      const device = openDeviceModel(models);
      await device.look();
      const switching = device.switchOn();
      device.stopDownload();
      await switching;
      expect(device.state()).toMatchObject({ isOn: false, downloaded: null, hasFailed: true });
    }
  });

  test('stays as chosen when a later download fails or is switched off', async () => {
    chooseDeviceModel(true);
    const mock = mockDeviceModels({ explainer: 'downloadable' });
    const device = openDeviceModel(mock.models);
    await device.look();
    const failing = device.switchOn();
    mock.fail('explainer');
    await failing;
    expect(device.state()).toMatchObject({ isOn: true, hasFailed: true });
    const left = device.switchOn();
    device.switchOff();
    await left;
    expect(device.state()).toMatchObject({ isOn: false, downloaded: null, hasFailed: false });
  });
});
