import { describe, expect, it } from 'vitest';
import { readSpeechConfiguration, speechOrigins, speechWarnings } from './speechConfiguration';

describe('the configured voice', () => {
  it('is the embedded one when nothing is set', () => {
    expect(readSpeechConfiguration({})).toEqual({ ok: true, value: { kind: 'embedded' } });
    expect(readSpeechConfiguration({ VITE_SARVAM_BASE: ' ' })).toEqual({ ok: true, value: { kind: 'embedded' } });
  });

  it('is Sarvam through a relay without a key, and needs no other origin', () => {
    const read = readSpeechConfiguration({ VITE_SARVAM_BASE: '/api/speech' });
    expect(read).toEqual({ ok: true, value: { kind: 'sarvam', base: '/api/speech' } });
    expect(read.ok && speechOrigins(read.value)).toEqual([]);
    expect(read.ok && speechWarnings(read.value)).toEqual([]);
  });

  it('is Sarvam with a key, and the build says that the key is published', () => {
    const read = readSpeechConfiguration({
      VITE_SARVAM_BASE: 'https://speech.example/v1',
      VITE_SARVAM_KEY: 'secret',
      VITE_SARVAM_SPEAKER: 'anushka',
    });
    expect(read.ok && speechOrigins(read.value)).toEqual(['https://speech.example']);
    expect(read.ok && speechWarnings(read.value)[0]).toContain('VITE_SARVAM_KEY');
  });

  it('names the variable that is missing or wrong', () => {
    const missing = readSpeechConfiguration({ VITE_SARVAM_KEY: 'secret' });
    expect(!missing.ok && missing.error[0]).toContain('VITE_SARVAM_BASE is missing');
    for (const base of ['speech.example', 'https://[', 'https://*', 'https://a.example;sandbox', '/api speech']) {
      const wrong = readSpeechConfiguration({ VITE_SARVAM_BASE: base });
      expect(!wrong.ok && wrong.error[0]).toContain('VITE_SARVAM_BASE does not look right');
    }
  });
});
