import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseDeviceModel, storedDeviceModel } from '../../browser/deviceModelChoice';
import { openDeviceModel } from './deviceModel';
import { mockDeviceModels } from './mock.testing';

const offered = { kind: 'offered', explains: true, lacks: false };

beforeEach(() => chooseDeviceModel(false));
afterEach(() => chooseDeviceModel(false));

describe('what the browser offers', () => {
  test('is asked for without a download, and nothing is on', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable' });
    const device = openDeviceModel(mock.models);
    expect(device.state()).toEqual({ offer: null, isOn: false, downloaded: null, hasFailed: false });
    await device.look();
    expect(device.state()).toMatchObject({ offer: { ...offered, lacks: true }, isOn: false });
    expect(mock.isDownloading('toTelugu')).toBe(false);
  });

  test('is nothing without the interface', async () => {
    const { LanguageModel } = mockDeviceModels().models;
    for (const models of [{}, LanguageModel ? { LanguageModel } : {}]) {
      const device = openDeviceModel(models);
      await device.look();
      await device.switchOn();
      expect(device.state()).toMatchObject({ offer: { kind: 'none' }, isOn: false });
    }
  });

  test('is no Telugu where that pair is not available, or asking for it fails', async () => {
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

  test('is only translation where the language model is missing', async () => {
    const device = openDeviceModel(mockDeviceModels({ explainer: 'unavailable' }).models);
    await device.look();
    expect(device.state().offer).toEqual({ ...offered, explains: false });
  });

  test('is nothing where the browser never answers', async () => {
    const { Translator } = mockDeviceModels().models;
    if (!Translator) throw new Error('no translator');
    const silent = { ...Translator, availability: () => new Promise<string>(() => {}) };
    const device = openDeviceModel({ Translator: silent }, 20);
    await device.look();
    expect(device.state().offer).toEqual({ kind: 'none' });
  });
});

describe('switching on', () => {
  test('downloads what is lacking, tells how far it is, and is kept', async () => {
    const mock = mockDeviceModels({ toTelugu: 'downloadable', explainer: 'downloading' });
    const device = openDeviceModel(mock.models);
    const told: (number | null)[] = [];
    device.watch(() => told.push(device.state().downloaded));
    await device.look();
    const switching = device.switchOn();
    mock.progress('toTelugu', 0.5);
    mock.progress('explainer', 0.25);
    mock.finish('toTelugu');
    expect(device.state().isOn).toBe(false);
    mock.finish('explainer');
    await switching;
    expect(told).toEqual([null, 0, 0.25, 0.375, null, null]);
    expect(device.state()).toEqual({ offer: offered, isOn: true, downloaded: null, hasFailed: false });
    expect(storedDeviceModel()).toBe(true);
    expect(openDeviceModel(mock.models).state().isOn).toBe(true);
    expect(mock.open).toBe(0);
  });

  test('needs no download where everything is there', async () => {
    const device = openDeviceModel(mockDeviceModels().models);
    await device.look();
    await device.switchOn();
    expect(device.state().isOn).toBe(true);
    device.switchOff();
    expect(device.state().isOn).toBe(false);
    expect(storedDeviceModel()).toBe(false);
  });

  test('begins within the press, and what a press does not allow is offered by itself', async () => {
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

  test('that fails stays off and can be tried again', async () => {
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

  test('can be broken off, also where the browser does not listen', async () => {
    const deaf = mockDeviceModels({ toTelugu: 'downloadable' });
    const { Translator } = deaf.models;
    if (!Translator) throw new Error('no translator');
    const create: typeof Translator.create = () => new Promise(() => {});
    for (const models of [deaf.models, { Translator: { ...Translator, create } }]) {
      const device = openDeviceModel(models);
      await device.look();
      const switching = device.switchOn();
      device.stopDownload();
      await switching;
      expect(device.state()).toMatchObject({ isOn: false, downloaded: null, hasFailed: true });
    }
  });

  test('a rest that fails, or is switched off meanwhile, does not switch on again', async () => {
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
