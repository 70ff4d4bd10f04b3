import { describe, expect, it } from 'vitest';
import { SPEECH_PROVIDERS } from '../speechProviders/providers';
import { readSpeechConfiguration, speechOrigins } from './speechConfiguration';

describe('the configured voice', () => {
  it('is the built-in one when nothing is set', () => {
    expect(readSpeechConfiguration({})).toEqual({ ok: true, value: null });
    const empty = Object.values(SPEECH_PROVIDERS).flatMap(({ variables }) => variables.map((name) => [name, ' ']));
    expect(readSpeechConfiguration(Object.fromEntries(empty))).toEqual({ ok: true, value: null });
  });

  it('needs no other origin behind a relay of our own', () => {
    const read = readSpeechConfiguration({ VITE_SARVAM_BASE: '/api/speech' });
    expect(read).toMatchObject({ ok: true, value: { provider: 'sarvam', address: '/api/speech', warnings: [] } });
    expect(read.ok && speechOrigins(read.value)).toEqual([]);
  });

  it('names its origin when the page calls the provider, and warns that the key is public', () => {
    const read = readSpeechConfiguration({
      VITE_SARVAM_BASE: 'https://speech.example/v1',
      VITE_SARVAM_KEY: 'secret',
      VITE_SARVAM_SPEAKER: 'anushka',
    });
    expect(read.ok && speechOrigins(read.value)).toEqual(['https://speech.example']);
    expect(read.ok && read.value?.warnings[0]).toContain('VITE_SARVAM_KEY');
  });

  it('is rejected with the name of the missing or wrong variable', () => {
    const missing = readSpeechConfiguration({ VITE_SARVAM_KEY: 'secret' });
    expect(!missing.ok && missing.error[0]).toContain('VITE_SARVAM_BASE is missing');
    for (const base of ['speech.example', 'https://[', 'https://*', 'https://a.example;sandbox', '/api speech']) {
      const wrong = readSpeechConfiguration({ VITE_SARVAM_BASE: base });
      expect(!wrong.ok && wrong.error[0]).toContain('VITE_SARVAM_BASE must look like');
    }
  });
});
