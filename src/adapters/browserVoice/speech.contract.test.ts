import { describe, expect, test } from 'vitest';
import { openDeviceSpeech, teluguVoice } from './speech';

// Chromium on Linux has no Telugu voice, so the synthesizer is mocked; the utterances are the browser's own.
class Device extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  spoken: SpeechSynthesisUtterance[] = [];
  canceled = 0;
  getVoices = () => this.voices;
  speak = (utterance: SpeechSynthesisUtterance) => void this.spoken.push(utterance);
  cancel = () => {
    this.canceled += 1;
    this.spoken.at(-1)?.dispatchEvent(new Event('error'));
  };
}

const voiceOf = (lang: string) => ({ lang, voiceURI: lang, name: lang, default: false, localService: true });
const synthesisOf = (device: Device): SpeechSynthesis =>
  Object.assign(device, {
    onvoiceschanged: null,
    paused: false,
    pending: false,
    speaking: false,
    pause() {},
    resume() {},
  });

function boundary(utterance: SpeechSynthesisUtterance | undefined, charIndex: number) {
  if (utterance) utterance.dispatchEvent(new SpeechSynthesisEvent('boundary', { utterance, charIndex }));
}

async function spokenBy(device: Device, text: string) {
  const synthesis = synthesisOf(device);
  // The browser rejects a voice it does not know, so the test sets none.
  const result = await openDeviceSpeech(voiceOf('te-IN'), synthesis, () => {}).speak(text);
  if (!result.ok || result.value.kind !== 'device') throw new Error('not spoken by the device');
  return result.value;
}

function progress() {
  const heard: string[] = [];
  return {
    heard,
    word: (index: number) => heard.push(`word ${index}`),
    ended: () => heard.push('ended'),
    failed: () => heard.push('failed'),
  };
}

describe('the device’s voice', () => {
  test('is found when the list of voices loads late, with either spelling of its language tag', async () => {
    const device = new Device();
    const finding = teluguVoice(synthesisOf(device));
    device.voices = [voiceOf('en-US'), voiceOf('te_IN')];
    device.dispatchEvent(new Event('voiceschanged'));
    expect((await finding)?.lang).toBe('te_IN');
  });

  test('is not found when the device has no Telugu voice', async () => {
    const device = new Device();
    device.voices = [voiceOf('en-US'), voiceOf('tet')];
    expect(await teluguVoice(synthesisOf(device))).toBeUndefined();
    expect(await teluguVoice(synthesisOf(new Device()), 1)).toBeUndefined();
  });

  test('starts at a given word and rate, and reports each word', async () => {
    const device = new Device();
    const spoken = await spokenBy(device, 'అమ్మ నాన్న\nతాత');
    const told = progress();
    spoken.start(1, 0.7, told);
    expect(device.spoken[0]?.text).toBe('నాన్న తాత');
    expect(device.spoken[0]?.rate).toBeCloseTo(0.7);
    boundary(device.spoken[0], 0);
    boundary(device.spoken[0], 6);
    device.spoken[0]?.dispatchEvent(new Event('end'));
    expect(told.heard).toEqual(['word 1', 'word 2', 'ended']);
  });

  test('stops speaking and reports nothing more after it is stopped', async () => {
    const device = new Device();
    const spoken = await spokenBy(device, 'అమ్మ నాన్న');
    const told = progress();
    const stop = spoken.start(0, 1, told);
    const canceled = device.canceled;
    stop();
    boundary(device.spoken[0], 5);
    device.spoken[0]?.dispatchEvent(new Event('end'));
    expect(device.canceled).toBe(canceled + 1);
    expect(told.heard).toEqual([]);
  });

  test('reports a failure', async () => {
    const device = new Device();
    const spoken = await spokenBy(device, 'అమ్మ');
    const told = progress();
    spoken.start(0, 1, told);
    device.spoken[0]?.dispatchEvent(new Event('error'));
    expect(told.heard).toEqual(['failed']);
  });

  test('has one estimated timing for each word', async () => {
    const spoken = await spokenBy(new Device(), 'అమ్మ నాన్న');
    expect(spoken.timings.map(({ text }) => text)).toEqual(['అమ్మ', 'నాన్న']);
    expect(spoken.timings.at(-1)?.endTime).toBeCloseTo(spoken.seconds);
  });

  test('rejects a text without words', async () => {
    const speech = openDeviceSpeech(voiceOf('te-IN'), synthesisOf(new Device()));
    expect(await speech.speak('—')).toEqual({ ok: false, error: { kind: 'no-chunks' } });
  });
});
