import { describe, expect, it } from 'vitest';
import type { Configuration, FirebaseConfiguration } from './configuration';
import { originsOf } from './origins';
import { readSpeechConfiguration } from './speech/speechConfiguration';

const hosted = (firebase: Partial<FirebaseConfiguration> = {}): Configuration => ({
  kind: 'firebase',
  firebase: {
    apiKey: 'AIzaSy-example',
    authDomain: 'school.firebaseapp.com',
    projectId: 'school-1',
    appId: '1:1234567890:web:abcdef',
    ...firebase,
  },
});
const EMBEDDED = { kind: 'embedded' } as const;
const configuredSpeech = (base: string) => {
  const read = readSpeechConfiguration({ VITE_SARVAM_BASE: base });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
};
const BUILT_IN = { kind: 'built-in' } as const;

describe('the origins that a page may connect to', () => {
  it('are only its own when everything is stored on the device', () => {
    expect(originsOf(EMBEDDED, null, BUILT_IN)).toEqual({ connect: [], frame: [], script: [], image: [] });
  });

  it('are Google’s and the project’s sign-in frame with Firebase', () => {
    expect(originsOf(hosted(), null, BUILT_IN)).toEqual({
      connect: ['https://*.googleapis.com'],
      frame: ['https://school.firebaseapp.com'],
      script: ['https://apis.google.com'],
      image: ['https://www.google.com/images/cleardot.gif'],
    });
  });

  it('include those of Analytics only when it is configured', () => {
    const without = JSON.stringify(originsOf(hosted(), null, BUILT_IN));
    expect(without).not.toMatch(/analytics|googletagmanager/);
    const { connect, script } = originsOf(hosted({ measurementId: 'G-ABC123' }), null, BUILT_IN);
    expect(connect).toEqual(
      expect.arrayContaining(['https://*.google-analytics.com', 'https://*.googletagmanager.com']),
    );
    expect(script).toContain('https://www.googletagmanager.com');
  });

  it('include the unencrypted emulators only when they are configured', () => {
    expect(JSON.stringify(originsOf(hosted({ measurementId: 'G-ABC123' }), null, BUILT_IN))).not.toContain('http:');
    const emulators = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' };
    const { connect, frame } = originsOf(hosted({ emulators }), null, BUILT_IN);
    expect(connect).toEqual(expect.arrayContaining(['http://127.0.0.1:9099', 'http://127.0.0.1:8080']));
    expect(frame).toEqual(['https://school.firebaseapp.com', 'http://127.0.0.1:9099']);
  });

  it('include those of reCAPTCHA and the functions only when they are configured', () => {
    expect(JSON.stringify(originsOf(hosted({ apiBase: '/api' }), null, BUILT_IN))).not.toContain('recaptcha');
    const appCheck = { siteKey: '6LcAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    const apiBase = 'https://functions.example/api';
    const { connect, frame, script } = originsOf(hosted({ appCheck, apiBase }), null, BUILT_IN);
    expect(connect).toEqual(expect.arrayContaining(['https://functions.example', 'https://www.google.com/recaptcha/']));
    expect(frame).toContain('https://www.google.com/recaptcha/');
    expect(script).toContain('https://www.gstatic.com/recaptcha/');
  });

  it('include the origin of the speech service, without its path, in both configurations', () => {
    const speech = configuredSpeech('https://api.sarvam.ai/text-to-speech');
    expect(originsOf(EMBEDDED, speech, BUILT_IN).connect).toEqual(['https://api.sarvam.ai']);
    expect(originsOf(hosted(), speech, BUILT_IN).connect).toEqual([
      'https://*.googleapis.com',
      'https://api.sarvam.ai',
    ]);
  });

  it('include nothing for a speech relay on the page’s own origin', () => {
    expect(originsOf(EMBEDDED, configuredSpeech('/api/speech'), BUILT_IN).connect).toEqual([]);
  });

  it('include the origin of a live model, without its path, when one is configured', () => {
    const model = { kind: 'openai', baseUrl: 'https://models.example/v1', model: 'x', sampling: 'spec' } as const;
    expect(originsOf(EMBEDDED, null, model).connect).toEqual(['https://models.example']);
    expect(originsOf(EMBEDDED, null, { ...model, baseUrl: '/models' }).connect).toEqual([]);
  });
});
