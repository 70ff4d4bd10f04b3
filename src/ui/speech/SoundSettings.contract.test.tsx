import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { embeddedVoice } from '../../adapters/espeak/embeddedVoice.testing';
import { storedSlowSpeech, storedSoundEffects, storedVoice, type VoiceChoice } from '../../browser/soundChoice';
import { SoundSettings } from './SoundSettings';
import { openPage } from './speechOnPage.testing';

const TEXTS = {
  slowSpeech: 'Slow speech',
  soundEffects: 'Sound effects',
  voice: 'Voice',
  voices: { best: 'Aksharam', device: 'This device' },
};

let opened: ReturnType<typeof openPage>;
const onVoice = vi.fn<(voice: VoiceChoice) => void>();
const open = (deviceHasTelugu: boolean) => {
  opened = openPage(embeddedVoice, <SoundSettings texts={TEXTS} deviceHasTelugu={deviceHasTelugu} onVoice={onVoice} />);
};

afterEach(() => {
  opened.close();
  localStorage.clear();
});

test('speech starts at normal speed and effects are on; both switches are remembered', async () => {
  open(false);
  await expect.element(page.getByRole('switch', { name: 'Slow speech' })).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Sound effects' })).toBeChecked();
  await page.getByRole('switch', { name: 'Slow speech' }).click();
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  expect([storedSlowSpeech(), storedSoundEffects()]).toEqual([true, false]);
  opened.close();
  open(false);
  await expect.element(page.getByRole('switch', { name: 'Slow speech' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Sound effects' })).not.toBeChecked();
});

test('the device’s voice is offered only if the device has a Telugu voice', async () => {
  open(false);
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  opened.close();
  open(true);
  await page.getByRole('radio', { name: 'This device' }).click();
  expect(onVoice).toHaveBeenCalledWith('device');
  expect(storedVoice()).toBe('device');
});
